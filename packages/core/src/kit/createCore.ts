import type { Adapter } from '../adapter/Adapter.js'
import type { ChainNamespace } from '../caip/Caip.js'
import { parseCaipNetworkId } from '../caip/parseCaipNetworkId.js'
import { type Connect, createConnect } from '../connection/createConnect.js'
import { createDisconnect, type DisconnectTarget } from '../connection/createDisconnect.js'
import { createRestore, type Restore } from '../connection/createRestore.js'
import { createSessions, type Sessions } from '../connection/createSessions.js'
import type { Connector } from '../connector/Connector.js'
import { type Connectors, createConnectors } from '../connector/createConnectors.js'
import { createEvents, type Events } from '../event/createEvents.js'
import { createSwitchNetwork, type SwitchNetwork } from '../flows/createSwitchNetwork.js'
import { createWalletCalls, type WalletCalls } from '../flows/createWalletCalls.js'
import { deriveActive, deriveConnections } from '../flows/deriveActive.js'
import { toRequests } from '../flows/toRequests.js'
import { createNetworks, type Networks } from '../network/createNetworks.js'
import { selected } from '../network/NetworkState.js'
import type { Ports } from '../ports/Ports.js'
import type { ReadableStore } from '../store/ReadableStore.js'
import { createNamespace, type Namespace } from './createNamespace.js'
import type { ActiveState, ConnectionsState } from './Engine.js'
import type { KitSettings } from './KitSettings.js'

/** The engine without the modal: what flows and plugins are joined to. */
export type Core = {
  readonly adapters: ReadonlyMap<ChainNamespace, Adapter>
  readonly events: Events
  readonly connectors: Connectors
  readonly sessions: Sessions
  readonly networks: Networks
  readonly namespaces: ReadonlyMap<ChainNamespace, Namespace>
  readonly active: ReadableStore<ActiveState>
  readonly connections: ReadableStore<ConnectionsState>
  readonly connecting: Connect
  readonly restoring: Restore
  readonly switching: SwitchNetwork
  readonly calls: WalletCalls
  disconnect(target?: DisconnectTarget): Promise<void>
  destroy(): void
}

/** Creates the engine's services, one per concern, and hands each what it may know of the others. */
export function createCore(adapterList: readonly Adapter[], { defaultNetworkId }: KitSettings, ports: Ports): Core {
  const { clock, log, platform } = ports
  const adapters = new Map(adapterList.map((adapter) => [adapter.namespace, adapter]))
  const events = createEvents(clock)
  const { emit } = events
  const connectors = createConnectors(log)
  const networks = createNetworks(new Map(adapterList.map(({ namespace, networks: list }) => [namespace, list])))
  const sessions = createSessions(
    [...adapters.keys()],
    (a, b) => adapters.get(a.namespace)?.isSameAddress(a.address, b.address) ?? a.address === b.address,
    emit,
  )
  if (defaultNetworkId !== undefined) {
    const { namespace } = parseCaipNetworkId(defaultNetworkId)
    networks.choices.get(namespace)?.update(selected(defaultNetworkId))
    networks.activate(namespace)
  }
  const namespaces = new Map(
    [...adapters].map(([name, adapter]) => [name, createNamespace(adapter, sessions, networks, clock)]),
  )
  const methodOf = ({ info }: Connector) =>
    info.type === 'WALLET_CONNECT' ? (platform.isMobile ? 'mobile' : 'qrcode') : 'injected'
  const connecting = createConnect(sessions, (request) => toRequests(networks, request), methodOf, emit)
  const restoring = createRestore(sessions, connectors, (connector) => toRequests(networks, { connector }), clock, emit)
  const switching = createSwitchNetwork(adapters, sessions, networks, emit)

  return {
    adapters,
    events,
    connectors,
    sessions,
    networks,
    namespaces,
    active: deriveActive(namespaces, networks.activeNamespace),
    connections: deriveConnections(namespaces),
    connecting,
    restoring,
    switching,
    calls: createWalletCalls(adapters, sessions, networks, emit),
    disconnect: createDisconnect(sessions, clock, emit),
    destroy() {
      restoring.destroy()
      connecting.destroy()
      switching.destroy()
      connectors.destroy()
      sessions.destroy()
      for (const { balance, identity } of namespaces.values()) {
        balance.destroy()
        identity.destroy()
      }
      networks.destroy()
      events.complete()
    },
  }
}
