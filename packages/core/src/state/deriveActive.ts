import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import { activeConnection, type ConnectionState } from '../connection/ConnectionState.js'
import { isSupported, type NetworkState } from '../network/NetworkState.js'
import { deriveStore } from '../store/deriveStore.js'
import { isSameFields } from '../store/isSameFields.js'
import type { ReadableStore } from '../store/ReadableStore.js'
import type { ActiveState, ConnectionsState, NamespaceStores } from './ActiveState.js'

const none: ActiveState = {
  namespace: undefined,
  status: 'disconnected',
  connection: undefined,
  account: undefined,
  network: undefined,
  isSupportedNetwork: true,
}

/** Derives the active connection, account and network of one namespace. */
export function deriveActiveIn(
  namespace: ChainNamespace,
  connection: ReadableStore<ConnectionState>,
  network: ReadableStore<NetworkState>,
): ReadableStore<ActiveState> {
  return deriveStore(
    [connection, network],
    (state, networks) => {
      const current = activeConnection(state)
      return {
        namespace,
        status: state.status,
        connection: current,
        account: current?.account,
        network: networks.active,
        isSupportedNetwork: isSupported(networks),
      }
    },
    isSameFields,
  )
}

/** Derives the active connection, account and network of the active namespace. */
export function deriveActive(
  namespaces: ReadonlyMap<ChainNamespace, NamespaceStores>,
  activeNamespace: ReadableStore<ChainNamespace | undefined>,
): ReadableStore<ActiveState> {
  const stores = [...namespaces.values()].map(({ active }) => active)
  return deriveStore([activeNamespace, ...stores], (namespace): ActiveState => {
    const active = namespace === undefined ? undefined : namespaces.get(namespace as ChainNamespace)?.active
    return active?.getState() ?? none
  })
}

/** Derives the list of all connected wallets, across namespaces. */
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
