import {
  type Connector,
  type ConnectorInfo,
  isKitError,
  KitError,
  type LogPort,
  type Session,
  type Sessions,
} from '@kit/core'
import { parseChainId } from '../network/parseChainId.js'
import { askProvider } from '../provider/askProvider.js'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { createProviderSession } from './createProviderSession.js'
import { parseAccounts } from './parseAccounts.js'

/** What {@link createInjectedConnector} takes. */
export type InjectedConnectorOptions = {
  readonly info: ConnectorInfo
  readonly provider: Eip1193Provider
  readonly log: LogPort
  /** Asks for the wallet's account picker on each connect (EIP-2255), not only on the first. Default false. */
  readonly accountPicker?: boolean | undefined
}

/**
 * A connector to a wallet in the page. Connecting asks `eth_requestAccounts`; reconnecting reads `eth_accounts` and never prompts.
 * Errors are those of `toWalletError`, `connection/noAccounts`, and `wallet/invalidAnswer` when the wallet answers something that is no account or no chain.
 *
 * @example const connector = createInjectedConnector({ info, provider, log })
 */
export function createInjectedConnector(options: InjectedConnectorOptions): Connector {
  const { info, provider, log, accountPicker } = options
  const ask = (method: string, signal: AbortSignal, params?: unknown) =>
    askProvider(provider, { method, signal, params })

  const toSessions = async (answer: unknown, signal: AbortSignal): Promise<Sessions | undefined> => {
    const accounts = parseAccounts(answer)
    if (!accounts) throw invalidAnswer('eth_accounts')
    if (accounts.length === 0) return undefined
    const chainId = parseChainId(await ask('eth_chainId', signal))
    if (chainId === undefined) throw invalidAnswer('eth_chainId')
    const session: Session<Eip1193Provider> = createProviderSession({ provider, accounts, chainId, log })
    return { eip155: session }
  }

  return {
    info,
    async connect({ signal }) {
      // While the visitor reads the wallet's question, what may be needed next is fetched.
      void import('../error/toWalletError.js').catch(() => {})
      if (accountPicker) {
        // A wallet without EIP-2255 still connects, only without its picker.
        await ask('wallet_requestPermissions', signal, [{ eth_accounts: {} }]).catch((error: unknown) => {
          if (isKitError(error, 'connection/rejected')) throw error
        })
      }
      const sessions = await toSessions(await ask('eth_requestAccounts', signal), signal)
      if (sessions) return sessions
      throw new KitError('connection/noAccounts', { shortMessage: 'The wallet disclosed no account.' })
    },
    reconnect: async ({ signal }) => toSessions(await ask('eth_accounts', signal), signal),
  }
}

function invalidAnswer(method: string): KitError {
  return new KitError('wallet/invalidAnswer', { shortMessage: `The wallet gave no valid answer to ${method}.` })
}
