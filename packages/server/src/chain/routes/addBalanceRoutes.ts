import { getBalance } from '../../contract/balanceEndpoints.js'
import type { Cached } from '../../platform/cache/createCached.js'
import type { App, AppContext } from '../../platform/http/AppContext.js'
import { addEndpoint } from '../../platform/http/addEndpoint.js'
import type { Gate } from '../../platform/http/createGate.js'
import { createBalances } from '../balances/createBalances.js'
import type { HoldingReader } from '../balances/HoldingReader.js'
import { parseBalanceQuestion } from '../balances/parseBalanceQuestion.js'
import type { Chains } from '../chains/Chains.js'
import type { PerFamily } from '../chains/PerFamily.js'
import type { Market } from '../prices/Market.js'
import type { Assets } from '../tokens/createAssets.js'

type Dependencies = {
  readonly assets: Assets
  readonly cached: Cached
  readonly chains: Chains
  readonly config: { readonly compatibility: boolean }
  readonly gate: Gate
}

/** SDK versions that get no balances from older services. */
const oldSdks = ['1.6.4', '1.6.5']

/** Adds `GET /v1/account/{address}/balance`. */
export function addBalanceRoutes(
  app: App,
  { assets, cached, chains, config, gate }: Dependencies,
  market: Market,
  readers: PerFamily<HoldingReader>,
): void {
  const balances = createBalances({ assets, market, readers, cached })
  addEndpoint(app, gate, getBalance, async ({ c, params, query }) => {
    const question = parseBalanceQuestion({ chains, assets, readers }, params.address, query)
    if (config.compatibility && !isPage(c)) return { balances: [] }
    return { balances: await balances.read(question) }
  })
}

/** Requirements of older services for reading balances: an origin, and an SDK version. */
function isPage(c: AppContext): boolean {
  const version = c.req.query('sv') || c.req.header('x-sdk-version')
  if (!c.req.header('origin') || !version) return false
  return !oldSdks.some((old) => version.endsWith(old))
}
