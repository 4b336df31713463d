import { type Connector, type ConnectorInfo, isKitError, KitError, loadPart, type Ports } from '@kit/core'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { loadWalletErrors } from '../provider/loadWalletErrors.js'
import { requestProvider } from '../provider/requestProvider.js'

/** What {@link createInjectedConnector} takes. */
export type InjectedConnectorOptions = {
  readonly info: ConnectorInfo
  readonly provider: Eip1193Provider
  readonly ports: Pick<Ports, 'clock' | 'log'>
  /** Asks for the wallet's account picker on each connect (EIP-2255), not only on the first. Default false. */
  readonly accountPicker?: boolean | undefined
}

/**
 * A connector to a wallet in the page. Connecting asks `eth_requestAccounts`; reconnecting reads `eth_accounts` and never prompts.
 * Errors are those of `toWalletError`, `connection/noAccounts`, `kit/loadFailed`, and `wallet/invalidResponse` when the wallet answers something that is no account or no chain.
 *
 * @example const connector = createInjectedConnector({ info, provider, ports })
 */
export function createInjectedConnector(options: InjectedConnectorOptions): Connector {
  const { info, provider, ports, accountPicker } = options
  const ask = (method: string, signal: AbortSignal, params?: unknown) =>
    requestProvider(provider, { method, params, clock: ports.clock, signal })

  return {
    info,
    prepare,
    async connect({ signal }) {
      // While the visitor reads the wallet's question, what may be needed next is fetched.
      prepare()
      if (accountPicker) {
        // A wallet without EIP-2255 still connects, only without its picker.
        await ask('wallet_requestPermissions', signal, [{ eth_accounts: {} }]).catch((error: unknown) => {
          if (isKitError(error, 'connection/rejected')) throw error
        })
      }
      const answer = await ask('eth_requestAccounts', signal)
      const sessions = await (await load()).openSessions({ provider, ports, signal, answer })
      if (sessions) return sessions
      throw new KitError('connection/noAccounts', { shortMessage: 'The wallet disclosed no account.' })
    },
    async reconnect({ signal }) {
      const [answer, { openSessions }] = await Promise.all([ask('eth_accounts', signal), load()])
      return openSessions({ provider, ports, signal, answer })
    },
  }
}

/** Loads what makes a session of an answer. */
const load = () => loadPart(import('./openSessions.js'))

/** Its failure is told where it is needed: what the wallet says comes first. */
const prepare = (): void => void Promise.allSettled([load(), loadWalletErrors()])
