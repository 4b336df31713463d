import {
  type Connector,
  type ConnectorInfo,
  KitError,
  type LogPort,
  type NamespaceRequest,
  type Sessions,
} from '@kit/core'
import type { PolkadotNetwork } from '../network/PolkadotNetwork.js'
import { askWallet } from './askWallet.js'
import type { Allowed } from './createAllowed.js'
import { createInjectedSession } from './createInjectedSession.js'
import { accountsOn, parseAccounts } from './parseAccounts.js'
import { parseInjected } from './parseInjected.js'

/** What {@link createInjectedConnector} takes. */
export type InjectedConnectorOptions = {
  readonly info: ConnectorInfo
  /** The wallet's own way in. It prompts, unless the wallet knows the page. */
  readonly enable: (appName: string) => unknown
  readonly appName: string
  /** What the app configured, in its order. */
  readonly networks: readonly PolkadotNetwork[]
  readonly allowed: Allowed
  readonly log: LogPort
}

/**
 * A connector to a wallet of `injectedWeb3`. Connecting enables the wallet, which asks the visitor; reconnecting does so only
 * for a wallet that was let in before, which then does not ask. The session begins on the first network asked for on which
 * the wallet has an account.
 *
 * Errors are those of `toWalletError`, `connection/noAccounts`, and `wallet/invalidAnswer` when the wallet discloses nothing
 * that is an account.
 *
 * @example const connector = createInjectedConnector({ info, enable, appName, networks, allowed, log })
 */
export function createInjectedConnector(options: InjectedConnectorOptions): Connector {
  const { info, enable, appName, networks, allowed, log } = options

  const open = async (requests: readonly NamespaceRequest[], signal: AbortSignal): Promise<Sessions | undefined> => {
    const injected = parseInjected(await askWallet('enable', () => enable(appName), signal))
    if (!injected) throw invalidAnswer('enable')
    // Without the argument some wallets leave out accounts of other key types.
    const disclosed = parseAccounts(await askWallet('accounts.get', () => injected.accounts.get(true), signal))
    if (!disclosed) throw invalidAnswer('accounts.get')
    if (disclosed.length === 0) return undefined
    const asked = requests.find(({ namespace }) => namespace === 'polkadot')?.networks ?? networks
    const wished = asked.flatMap(({ caipNetworkId }) => networks.filter((one) => one.caipNetworkId === caipNetworkId))
    const network = wished.find((one) => accountsOn(one, disclosed).length > 0)
    if (!network) throw noAccounts('The wallet has no account for these networks.')
    allowed.add(info.id)
    const forget = () => allowed.remove(info.id)
    return { polkadot: createInjectedSession({ injected, disclosed, network, forget, log }) }
  }

  return {
    info,
    async connect({ requests, signal }) {
      // While the visitor reads the wallet's question, what may be needed next is fetched.
      if (!signal.aborted) void import('../error/toWalletError.js').catch(() => {})
      const sessions = await open(requests, signal)
      if (sessions) return sessions
      throw noAccounts('The wallet disclosed no account.')
    },
    async reconnect({ requests, signal }) {
      if (!allowed.has(info.id)) return undefined
      try {
        return await open(requests, signal)
      } catch (error) {
        // The owner took the permission back while the page was closed.
        if ((error as KitError).code !== 'connection/rejected') throw error
        allowed.remove(info.id)
        return undefined
      }
    },
  }
}

const noAccounts = (shortMessage: string): KitError => new KitError('connection/noAccounts', { shortMessage })

const invalidAnswer = (method: string): KitError =>
  new KitError('wallet/invalidAnswer', { shortMessage: `The wallet gave no valid answer to ${method}.` })
