import type { Adapter } from '../adapter/Adapter.js'
import { activeConnection, type ConnectionState } from '../connection/ConnectionState.js'
import type { NetworkChoice, NetworkState } from '../network/NetworkState.js'
import { deriveStore } from '../store/deriveStore.js'
import type { ReadableStore } from '../store/ReadableStore.js'

/** Derives the networks of a namespace. The wallet's network takes precedence over the one that the page selected. */
export function deriveNetwork(
  adapter: Adapter,
  connection: ReadableStore<ConnectionState>,
  choice: ReadableStore<NetworkChoice>,
): ReadableStore<NetworkState> {
  return deriveStore(
    [connection, choice],
    (connections, { requested, selectedId }) => {
      const current = activeConnection(connections)
      const id = current?.networkId ?? selectedId
      const known = requested.find((one) => one.id === id)
      return {
        requested,
        active: known ?? (id === undefined ? undefined : adapter.toUnknownNetwork(id)),
        approvedIds: current?.approvedNetworkIds,
        supportsAllNetworks: current?.approvedNetworkIds === undefined,
        canAddNetworks: current?.canAddNetworks === true,
      }
    },
    (a, b) =>
      a.requested === b.requested &&
      a.approvedIds === b.approvedIds &&
      a.canAddNetworks === b.canAddNetworks &&
      a.active?.id === b.active?.id,
  )
}
