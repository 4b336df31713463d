import { readFeature, watchLater } from '@kit/adapter'
import type { Connector, ConnectorInfo, Later, Ports } from '@kit/core/adapter'
import { type PageWallet, purposes } from './toPageWallet.js'

/** What follows a request to a wallet. It is fetched once: from then on nothing of a connect waits for a file. */
export type BitcoinSessionCode = Later<typeof import('./openWallet.js')>

/**
 * A connector to a wallet in the page. The wallet is asked in the same turn, so that it may open a window inside the visitor's
 * gesture; what reads its answer is loaded in the meantime. Errors are those of `toWalletError`, `connection/noAccounts`,
 * `kit/loadFailed`, and `wallet/invalidResponse` when what it discloses is not an account.
 *
 * @example const connector = createBitcoinConnector({ info, wallet: { standard: wallet }, ports, sessions })
 */
export function createBitcoinConnector(options: {
  readonly info: ConnectorInfo
  readonly wallet: PageWallet
  readonly ports: Pick<Ports, 'clock' | 'log'>
  readonly sessions: BitcoinSessionCode
}): Connector {
  const { info, wallet, ports, sessions } = options
  return {
    info,
    /** A failure to load is reported when it is needed: what the wallet says comes first. */
    prepare: () => void sessions.load().catch(() => {}),
    async connect(request) {
      const asked = new Promise((resolve) => resolve(request.signal.aborted ? undefined : ask(wallet)))
      // It is read later.
      asked.catch(() => {})
      return sessions.run(({ openWallet }) => openWallet.connect({ ...request, wallet, ports, asked }))
    },
    reconnect: (request) => sessions.run(({ openWallet }) => openWallet.reconnect({ ...request, wallet, ports })),
    watchUnlock: (listener) =>
      watchLater(sessions, ({ openWallet }) => openWallet.watchUnlock({ wallet, log: ports.log }, listener)),
  }
}

function ask(wallet: PageWallet): unknown {
  if ('wbip' in wallet) return wallet.wbip.request('wallet_connect', { addresses: purposes })
  const { standard } = wallet
  const connect = readFeature(standard, 'bitcoin:connect')
  return connect ? connect({ purposes }) : readFeature(standard, 'standard:connect')?.()
}
