import { createBalances } from '../balances/createBalances.js'
import { parseBalanceQuestion } from '../balances/parseBalanceQuestion.js'
import { getBalance } from '../contract/balanceEndpoints.js'
import { readSeenTokens } from '../families/eip155/history/readSeenTokens.js'
import type { App, AppContext } from '../http/AppContext.js'
import { addEndpoint } from '../http/addEndpoint.js'
import type { Market } from '../prices/createMarket.js'
import type { Services } from '../Services.js'

/** Versions of the SDK that get no balances from older services. */
const OLD_SDKS = ['1.6.4', '1.6.5']

/** `GET /v1/account/{address}/balance`. */
export function addBalanceRoutes(app: App, { cached, chains, config, gate, store }: Services, market: Market): void {
  const seen = (chain: string, account: string) => readSeenTokens(store, chain, account)
  const balances = createBalances({ chains, market, cached, seen })
  addEndpoint(app, gate, getBalance, async ({ c, params, query }) => {
    const question = parseBalanceQuestion(chains, params.address, query)
    if (config.compatibility && !isPage(c)) return { balances: [] }
    return { balances: await balances.read(question) }
  })
}

/** What older services ask of who reads balances: an origin, and an SDK that says its version. */
function isPage(c: AppContext): boolean {
  const version = c.req.query('sv') || c.req.header('x-sdk-version')
  if (!c.req.header('origin') || !version) return false
  return !OLD_SDKS.some((old) => version.endsWith(old))
}
