import { readFeature, type StandardWallet, subscribeLazily } from '@kit/adapter'
import {
  type Connector,
  type ConnectorInfo,
  KitError,
  type Lazy,
  type NamespaceRequest,
  type Ports,
  type Sessions,
} from '@kit/core/adapter'
import { requestSolanaProvider } from './requestSolanaProvider.js'

/** The code that creates sessions. Fetched once, so later connects don't wait for a file. */
export type SolanaSessionCode = Lazy<typeof import('./openSolanaSession.js')>

/**
 * Creates a connector for a wallet-standard wallet in the page. Connecting calls `standard:connect`, and reconnecting calls it silently.
 * Errors are those of `toWalletError`, `connection/noAccounts`, `kit/loadFailed`, and `wallet/invalidResponse` for an invalid account.
 *
 * @example const connector = createSolanaConnector({ info, wallet, ports, sessions })
 */
export function createSolanaConnector(options: {
  readonly info: ConnectorInfo
  readonly wallet: StandardWallet
  readonly ports: Pick<Ports, 'log' | 'clock'>
  readonly sessions: SolanaSessionCode
}): Connector {
  const { info, wallet, ports, sessions } = options
  const method = 'standard:connect'

  const open = async (
    requests: readonly NamespaceRequest[],
    signal: AbortSignal,
    input?: { readonly silent: true },
  ): Promise<Sessions | undefined> => {
    // Some wallets reject an explicit `undefined` argument.
    const ask = () => readFeature(wallet, method)?.(...(input ? [input] : []))
    const answer = await requestSolanaProvider(method, ask, signal)
    return sessions.run(async (code) => code.openSolanaSession({ wallet, ports, requests, answer }))
  }

  /** Load failures are reported when the code is needed. The wallet's response comes first. */
  const prepare = (): void => void sessions.load().catch(() => {})

  return {
    info,
    prepare,
    async connect({ requests, signal }) {
      // Prefetches code that may be needed next while the user reads the wallet's prompt.
      if (!signal.aborted) prepare()
      const opened = await open(requests, signal)
      if (opened) return opened
      throw new KitError('connection/noAccounts', { shortMessage: 'The wallet shared no accounts.' })
    },
    async reconnect({ requests, signal }) {
      try {
        return await open(requests, signal, { silent: true })
      } catch (error) {
        // A wallet that hasn't been authorized returns an empty list or rejects.
        if ((error as KitError).code === 'connection/rejected') return undefined
        throw error
      }
    },
    watchUnlock: (listener) =>
      subscribeLazily(sessions, (code) => code.watchSolanaUnlock({ wallet, log: ports.log }, listener)),
  }
}
