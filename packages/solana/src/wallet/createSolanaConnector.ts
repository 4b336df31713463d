import { readFeature, type StandardWallet, watchLater } from '@kit/adapter'
import {
  type Connector,
  type ConnectorInfo,
  KitError,
  type Later,
  type NamespaceRequest,
  type Ports,
  type Sessions,
} from '@kit/core/adapter'
import { askSolanaProvider } from './askSolanaProvider.js'

/** What makes a session of a wallet's answer. It is fetched once: from then on nothing of a connect waits for a file. */
export type SolanaSessionCode = Later<typeof import('./openSolanaSession.js')>

/**
 * A connector to a wallet-standard wallet in the page. Connecting asks `standard:connect`; reconnecting asks it silently.
 * Errors are those of `toWalletError`, `connection/noAccounts`, `kit/loadFailed`, and `wallet/invalidResponse` when what the
 * wallet discloses is no account.
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
    // An input that is undefined is an argument too many for some.
    const ask = () => readFeature(wallet, method)?.(...(input ? [input] : []))
    const answer = await askSolanaProvider(method, ask, signal)
    return sessions.run(async (code) => code.openSolanaSession({ wallet, ports, requests, answer }))
  }

  /** Its failure is told where it is needed: what the wallet says comes first. */
  const prepare = (): void => void sessions.load().catch(() => {})

  return {
    info,
    prepare,
    async connect({ requests, signal }) {
      // While the visitor reads the wallet's question, what may be needed next is fetched.
      if (!signal.aborted) prepare()
      const opened = await open(requests, signal)
      if (opened) return opened
      throw new KitError('connection/noAccounts', { shortMessage: 'The wallet disclosed no account.' })
    },
    async reconnect({ requests, signal }) {
      try {
        return await open(requests, signal, { silent: true })
      } catch (error) {
        // A wallet that was not allowed before says so by an empty list or by a refusal.
        if ((error as KitError).code === 'connection/rejected') return undefined
        throw error
      }
    },
    watchUnlock: (listener) =>
      watchLater(sessions, (code) => code.watchSolanaUnlock({ wallet, log: ports.log }, listener)),
  }
}
