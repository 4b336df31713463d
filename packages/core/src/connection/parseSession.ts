import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import { isCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import type { Account } from '../chain/Account.js'
import type { Session } from '../connector/Connector.js'
import { accountLimit, networkLimit } from './listLimits.js'

/**
 * A connector's session for a namespace, as hostile as any input: each field is read once; accounts and networks of other
 * namespaces are left out. Undefined when it is not a session. Without accounts when the wallet disclosed none.
 */
export function parseSession(namespace: ChainNamespace, value: unknown): Session | undefined {
  try {
    const session = value as Session
    const { provider, networkId, hasSelection, isTypeChosen, answered, wallet } = session
    const accounts = parseAccounts(namespace, session.accounts)
    const approvedNetworkIds = parseNetworkIds(namespace, session.approvedNetworkIds)
    if (accounts === undefined || !isOf(namespace, networkId)) return undefined
    if (session.canAddNetworks !== undefined && typeof session.canAddNetworks !== 'boolean') return undefined
    if (typeof session.watch !== 'function' || typeof session.disconnect !== 'function') return undefined
    return {
      provider,
      // What the wallet allows now, not when it connected.
      get canAddNetworks() {
        return session.canAddNetworks === true
      },
      accounts,
      networkId,
      ...(hasSelection === false && { hasSelection }),
      ...(isTypeChosen && { isTypeChosen }),
      ...(approvedNetworkIds && { approvedNetworkIds }),
      ...(answered && { answered }),
      ...(wallet && { wallet: { ...wallet } }),
      ...(typeof session.selectNetwork === 'function' && { selectNetwork: (id) => session.selectNetwork?.(id) }),
      watch: (listener) => session.watch(listener),
      disconnect: (signal) => session.disconnect(signal),
    }
  } catch {
    return undefined
  }
}

/** The accounts of a namespace among what a wallet lists, the first of very many; undefined when it is no list. May throw. */
export function parseAccounts(namespace: ChainNamespace, value: unknown): readonly Account[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.slice(0, accountLimit).flatMap((item) => {
    const account: Account = { ...item }
    const isOne = typeof account.address === 'string' && account.address !== '' && account.address.length <= 200
    return isOne && account.namespace === namespace ? [account] : []
  })
}

/** The networks of a namespace among what a wallet lists; undefined when it is no list. May throw. */
export const parseNetworkIds = (namespace: ChainNamespace, value: unknown): readonly CaipNetworkId[] | undefined =>
  Array.isArray(value) ? value.slice(0, networkLimit).filter((id) => isOf(namespace, id)) : undefined

/** Whether a value is the id of a network of a namespace. */
export const isOf = (namespace: ChainNamespace, value: unknown): value is `${string}:${string}` =>
  isCaipNetworkId(value) && value.startsWith(`${namespace}:`)
