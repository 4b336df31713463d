import type { BalanceQuery } from '../account/BalanceQuery.js'
import { queryKey } from '../account/queryKey.js'
import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import { namespaceOf } from '../caip/namespaceOf.js'
import { activeConnection } from '../connection/ConnectionState.js'
import type { State } from '../state/createState.js'

/** The account that a query currently resolves to, and the key of its balance. */
export type FoundBalance = {
  readonly key: string
  readonly namespace: ChainNamespace
  readonly networkId: CaipNetworkId
  readonly address: string
}

/** Resolves a query. Returns undefined while no matching account is connected. */
export function findBalance(
  { namespaces, networks }: Pick<State, 'namespaces' | 'networks'>,
  query: BalanceQuery,
): FoundBalance | undefined {
  const named = namespaceOf(query.networkId) ?? query.namespace
  const namespace = named ?? networks.activeNamespace.getState()
  const stores = namespace === undefined ? undefined : namespaces.get(namespace)
  const connection = stores && activeConnection(stores.connection.getState())
  const networkId = query.networkId ?? connection?.networkId
  const address = query.address ?? connection?.account.address
  return namespace && networkId && address
    ? { key: queryKey(networkId, address, query.token), namespace, networkId, address }
    : undefined
}
