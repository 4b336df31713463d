import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import { isCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import type { Account } from '../chain/Account.js'
import type { Session } from '../connector/Connector.js'
import { accountLimit, networkLimit } from './listLimits.js'

/**
 * Parses a connector's session for a namespace. The input is untrusted: each field is read once, and accounts and networks of other
 * namespaces are dropped. Returns undefined if it isn't a session. `accounts` is empty if the wallet shares none.
 */
export function parseSession(namespace: ChainNamespace, value: unknown): Session | undefined {
  try {
    const session = value as Session
    const { provider, networkId, hasSelection, isAccountTypeSelected, capabilitiesResponse, wallet } = session
    const accounts = parseAccounts(namespace, session.accounts)
    const approvedNetworkIds = parseNetworkIds(namespace, session.approvedNetworkIds)
    if (accounts === undefined || !isOf(namespace, networkId)) return undefined
    if (session.canAddNetworks !== undefined && typeof session.canAddNetworks !== 'boolean') return undefined
    if (typeof session.watch !== 'function' || typeof session.disconnect !== 'function') return undefined
    return {
      provider,
      // Read on each access: what the wallet allows now, not when it connected.
      get canAddNetworks() {
        return session.canAddNetworks === true
      },
      accounts,
      networkId,
      ...(hasSelection === false && { hasSelection }),
      ...(isAccountTypeSelected && { isAccountTypeSelected }),
      ...(approvedNetworkIds && { approvedNetworkIds }),
      ...(capabilitiesResponse && { capabilitiesResponse }),
      ...(wallet && { wallet: { ...wallet } }),
      ...(typeof session.selectNetwork === 'function' && { selectNetwork: (id) => session.selectNetwork?.(id) }),
      watch: (listener) => session.watch(listener),
      disconnect: (signal) => session.disconnect(signal),
    }
  } catch {
    return undefined
  }
}

/** Parses a wallet's accounts of a namespace, up to a limit. Returns undefined if the value isn't a list. May throw. */
export function parseAccounts(namespace: ChainNamespace, value: unknown): readonly Account[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.slice(0, accountLimit).flatMap((item) => {
    const account: Account = { ...item }
    const isOne = typeof account.address === 'string' && account.address !== '' && account.address.length <= 200
    return isOne && account.namespace === namespace ? [account] : []
  })
}

/** Parses a wallet's networks of a namespace. Returns undefined if the value isn't a list. May throw. */
export const parseNetworkIds = (namespace: ChainNamespace, value: unknown): readonly CaipNetworkId[] | undefined =>
  Array.isArray(value) ? value.slice(0, networkLimit).filter((id) => isOf(namespace, id)) : undefined

/** Returns whether a value is a network ID of a namespace. */
export const isOf = (namespace: ChainNamespace, value: unknown): value is `${string}:${string}` =>
  isCaipNetworkId(value) && value.startsWith(`${namespace}:`)
