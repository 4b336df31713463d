import { readFeature, subscribeLazily } from '@kit/adapter'
import type { Connector, ConnectorInfo, Lazy, Ports } from '@kit/core/adapter'
import { type PageWallet, purposes } from './toPageWallet.js'

/** The code that handles wallet responses. Fetched once, so later connects don't wait for a file. */
export type BitcoinSessionCode = Lazy<typeof import('./openWallet.js')>

/**
 * Creates a connector for a wallet in the page. Sends the request synchronously, so that the wallet may open a window within the user
 * gesture. Loads the code for the response in the meantime. Errors are those of `toWalletError`, `connection/noAccounts`, `kit/loadFailed`,
 * and `wallet/invalidResponse` for an invalid account.
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
    /** Load failures are reported when the code is needed. The wallet's response comes first. */
    prepare: () => void sessions.load().catch(() => {}),
    async connect(request) {
      const requested = new Promise((resolve) => resolve(request.signal.aborted ? undefined : ask(wallet)))
      // Prevents an unhandled rejection. The result is read later.
      requested.catch(() => {})
      return sessions.run(({ openWallet }) => openWallet.connect({ ...request, wallet, ports, requested }))
    },
    reconnect: (request) => sessions.run(({ openWallet }) => openWallet.reconnect({ ...request, wallet, ports })),
    watchUnlock: (listener) =>
      subscribeLazily(sessions, ({ openWallet }) => openWallet.watchUnlock({ wallet, log: ports.log }, listener)),
  }
}

function ask(wallet: PageWallet): unknown {
  if ('wbip' in wallet) return wallet.wbip.request('wallet_connect', { addresses: purposes })
  const { standard } = wallet
  const connect = readFeature(standard, 'bitcoin:connect')
  return connect ? connect({ purposes }) : readFeature(standard, 'standard:connect')?.()
}
