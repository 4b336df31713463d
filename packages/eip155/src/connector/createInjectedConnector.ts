import { type Connector, type ConnectorInfo, isKitError, KitError, type Ports } from '@kit/core/adapter'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { requestProvider } from '../provider/requestProvider.js'
import { createSessionCode, type SessionCode } from './createSessionCode.js'

/** What {@link createInjectedConnector} takes. */
export type InjectedConnectorOptions = {
  readonly info: ConnectorInfo
  readonly provider: Eip1193Provider
  readonly ports: Pick<Ports, 'clock' | 'log' | 'whenIdle'>
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
  const ask = (method: string, signal: AbortSignal, params?: unknown) =>
    requestProvider(provider, { method, params, clock: ports.clock, signal })

  /** Its failure is told where it is needed: what the wallet says comes first. */
  const prepare = (): void => void sessions.load().catch(() => {})

  const open = async (signal: AbortSignal, said: { readonly answer?: unknown; readonly connected?: unknown }) => {
    const opened = await sessions.run((code) => code.openSessions({ provider, ports, signal, ...said }))
    if (opened) return opened
    throw new KitError('connection/noAccounts', { shortMessage: 'The wallet disclosed no account.' })
  }

  return {
    info,
    prepare,
    async connect({ signal, capabilities }) {
      // While the visitor reads the wallet's question, what may be needed next is fetched.
      prepare()
      if (capabilities) {
        const params = [{ version: '1', capabilities }]
        const connected = await ask('wallet_connect', signal, params).catch((error: unknown) => {
          // It asked its owner nothing, so that the next request is the first question.
          if (!isKitError(error, 'wallet/unsupportedMethod')) throw error
        })
        if (connected !== undefined) return open(signal, { connected })
      }
      if (accountPicker) {
        // A wallet without EIP-2255 still connects, only without its picker.
        await ask('wallet_requestPermissions', signal, [{ eth_accounts: {} }]).catch((error: unknown) => {
          if (isKitError(error, 'connection/rejected')) throw error
        })
      }
      return open(signal, { answer: await ask('eth_requestAccounts', signal) })
    },
    async reconnect({ signal }) {
      prepare()
      const answer = await ask('eth_accounts', signal)
      return sessions.run((code) => code.openSessions({ provider, ports, signal, answer }))
    },
  }
}
