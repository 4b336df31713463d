import { readFeature } from '@kit/adapter'
import { type Connector, type ConnectorInfo, loadPart, type Ports } from '@kit/core'
import { type PageWallet, purposes } from './PageWallet.js'

/**
 * A connector to a wallet in the page. The wallet is asked in the same turn, so that it may open a window inside the visitor's
 * gesture; what reads its answer is loaded in the meantime. Errors are those of `toWalletError`, `connection/noAccounts`,
 * `kit/loadFailed`, and `wallet/invalidResponse` when what it discloses is not an account.
 *
 * @example const connector = createWalletConnector({ info, wallet: { standard: wallet }, ports })
 */
export function createWalletConnector(options: {
  readonly info: ConnectorInfo
  readonly wallet: PageWallet
  readonly ports: Pick<Ports, 'clock' | 'log'>
}): Connector {
  const { info, wallet, ports } = options
  return {
    info,
    prepare,
    async connect(request) {
      const asked = new Promise((resolve) => resolve(request.signal.aborted ? undefined : ask(wallet)))
      // It is read later.
      asked.catch(() => {})
      return (await load()).openWallet.connect({ ...request, wallet, ports, asked })
    },
    reconnect: async (request) => (await load()).openWallet.reconnect({ ...request, wallet, ports }),
  }
}

/** Loads what reads an answer. */
const load = () => loadPart(import('./openWallet.js'))

/** A failure to load is reported when it is needed: what the wallet says comes first. */
const prepare = (): void => void load().catch(() => {})

function ask(wallet: PageWallet): unknown {
  if ('wbip' in wallet) return wallet.wbip.request('wallet_connect', { addresses: purposes })
  const { standard } = wallet
  const connect = readFeature(standard, 'bitcoin:connect')
  return connect ? connect({ purposes }) : readFeature(standard, 'standard:connect')?.()
}
