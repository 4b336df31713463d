import { watchLater } from '@kit/adapter'
import type { Connector, ConnectorInfo, Ports } from '@kit/core/adapter'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { requestProvider } from '../provider/requestProvider.js'
import { createSessionCode, type SessionCode } from './createSessionCode.js'

/** What {@link createInjectedConnector} takes. */
export type InjectedConnectorOptions = {
  readonly info: ConnectorInfo
  readonly provider: Eip1193Provider
  readonly ports: Pick<Ports, 'clock' | 'log' | 'whenIdle'> & Partial<Pick<Ports, 'announcements'>>
  /** Asks for the wallet's account picker on each connect (EIP-2255), not only on the first. Default false. */
  readonly accountPicker?: boolean | undefined
  /** Shared by the wallets of a page. Default: its own. */
  readonly sessions?: SessionCode
}

/**
 * A connector to a wallet in the page. Connecting asks `eth_requestAccounts`, or with capabilities `wallet_connect` (ERC-7846) of a wallet
 * that knows it; reconnecting reads `eth_accounts` and never prompts.
 * Errors are those of `toWalletError`, `connection/noAccounts`, `kit/loadFailed`, and `wallet/invalidResponse` when the wallet answers something that is no account or no chain.
 *
 * @example const connector = createInjectedConnector({ info, provider, ports })
 */
export function createInjectedConnector(options: InjectedConnectorOptions): Connector {
  const { info, provider, ports, accountPicker, sessions = createSessionCode(ports.whenIdle) } = options
  /** Its failure is told where it is needed: what the wallet says comes first. */
  const prepare = (): void => void sessions.load().catch(() => {})

  return {
    info,
    prepare,
    async connect({ signal, capabilities }) {
      // While the visitor reads the wallet's question, what may be needed next is fetched.
      prepare()
      if (capabilities) {
        const opened = await sessions.run((code) => code.connectWith({ provider, ports, signal, capabilities }))
        if (opened) return opened
      }
      if (accountPicker) await sessions.run((code) => code.pickAccounts({ provider, ports, signal }))
      const answer = await requestProvider({ provider, clock: ports.clock, signal }, 'eth_requestAccounts')
      return sessions.run((code) => code.openConnected({ provider, ports, signal, answer }))
    },
    reconnect: ({ signal }) => sessions.run((code) => code.reopenSessions({ provider, ports, signal })),
    watchUnlock: (listener) => watchLater(sessions, (code) => code.watchUnlock(provider, listener)),
  }
}
