import { subscribeLazily } from '@kit/adapter'
import type { Connector, ConnectorInfo, Ports } from '@kit/core/adapter'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { requestProvider } from '../provider/requestProvider.js'
import { createSessionCode, type SessionCode } from './createSessionCode.js'

export type InjectedConnectorOptions = {
  readonly info: ConnectorInfo
  readonly provider: Eip1193Provider
  readonly ports: Pick<Ports, 'clock' | 'log' | 'whenIdle'> & Partial<Pick<Ports, 'announcements'>>
  /** Requests the wallet's account picker on every connect (EIP-2255), not only on the first. Defaults to false. */
  readonly accountPicker?: boolean | undefined
  /** Shared by the wallets of a page. Defaults to its own. */
  readonly sessions?: SessionCode
}

/**
 * Creates a connector for a wallet in the page. Connecting sends `eth_requestAccounts`, or, with capabilities, `wallet_connect` (ERC-7846)
 * if the wallet supports it. Reconnecting reads `eth_accounts` and never prompts. Errors are those of `toWalletError`,
 * `connection/noAccounts`, `kit/loadFailed`, and `wallet/invalidResponse` for an invalid account or chain ID.
 *
 * @example const connector = createInjectedConnector({ info, provider, ports })
 */
export function createInjectedConnector(options: InjectedConnectorOptions): Connector {
  const { info, provider, ports, accountPicker, sessions = createSessionCode(ports.whenIdle) } = options
  /** Load failures are reported when the code is needed. The wallet's response comes first. */
  const prepare = (): void => void sessions.load().catch(() => {})

  return {
    info,
    prepare,
    async connect({ signal, capabilities }) {
      // Prefetches code that may be needed next while the user reads the wallet's prompt.
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
    watchUnlock: (listener) => subscribeLazily(sessions, (code) => code.watchUnlock(provider, listener)),
  }
}
