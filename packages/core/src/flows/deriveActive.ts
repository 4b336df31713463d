import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import { activeConnection } from '../connection/ConnectionState.js'
import type { ActiveState, ConnectionsState, NamespaceStores } from '../kit/Engine.js'
import { isSupported } from '../network/NetworkState.js'
import { deriveStore } from '../store/deriveStore.js'
import { isSameFields } from '../store/isSameFields.js'
import type { ReadableStore } from '../store/ReadableStore.js'

/** What the visitor is doing now, taken from the stores of the active namespace. */
export function deriveActive(
  namespaces: ReadonlyMap<ChainNamespace, NamespaceStores>,
  activeNamespace: ReadableStore<ChainNamespace | undefined>,
): ReadableStore<ActiveState> {
  const stores = [...namespaces.values()].flatMap(({ connection, network }) => [connection, network])
  const project = (): ActiveState => {
    const namespace = activeNamespace.getState()
    const active = namespace === undefined ? undefined : namespaces.get(namespace)
    const state = active?.connection.getState()
    const connection = state && activeConnection(state)
    const network = active?.network.getState()
    return {
      namespace,
      status: state?.status ?? 'disconnected',
      connection,
      account: connection?.account,
      network: network?.active,
      isSupportedNetwork: network === undefined || isSupported(network),
    }
  }
  return deriveStore([activeNamespace, ...stores], project, isSameFields)
}

/** All wallets that are connected, over all namespaces. */
export function deriveConnections(
  namespaces: ReadonlyMap<ChainNamespace, NamespaceStores>,
): ReadableStore<ConnectionsState> {
  const stores = [...namespaces.values()].map(({ connection }) => connection)
  return deriveStore(
    stores,
    (...states) => ({
      connections: states.flatMap(({ connections }) => connections),
      activeIds: states.flatMap(({ activeId }) => activeId ?? []),
    }),
    (a, b) => isSameFields(a.connections, b.connections) && isSameFields(a.activeIds, b.activeIds),
  )
}
