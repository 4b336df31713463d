import type { Adapter } from '../adapter/Adapter.js'
import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Connection } from '../connection/Connection.js'
import { activeConnection } from '../connection/ConnectionState.js'
import type { Connect } from '../connection/createConnect.js'
import type { LiveSessions } from '../connection/createSessions.js'
import type { CapabilitiesResponse, RequestedCapabilities } from '../connector/Connector.js'
import type { Connectors } from '../connector/createConnectors.js'
import { chooseConnector } from '../flows/chooseConnector.js'
import type { Switching } from '../flows/createSwitchNetwork.js'
import type { Networks } from '../network/createNetworks.js'
import type { Lazy } from '../signal/createLazy.js'

type ConnectServices = {
  readonly adapters: ReadonlyMap<ChainNamespace, Adapter>
  readonly connecting: Connect
  readonly connectors: Connectors
  readonly networks: Networks
  readonly sessions: LiveSessions
  readonly wallet: Lazy<{ readonly services: { readonly switching: Switching } }>
}

/** Options for `connect`. */
export type ConnectOptions = {
  readonly connectorId: string
  readonly namespace?: ChainNamespace
  /** Network to connect on. A wallet on another network is asked to switch. */
  readonly networkId?: CaipNetworkId
  readonly signal?: AbortSignal
  /** Capabilities to request while connecting (ERC-7846), such as `signInWithEthereum`. Wallets without support connect without them. */
  readonly capabilities?: RequestedCapabilities
}

/** A new connection with the wallet's response to the requested `capabilities`. The response is never stored. */
export type Connected = Connection & { readonly capabilitiesResponse?: CapabilitiesResponse }

/** Implements `kit.connect`. Declining or failing to switch the network leaves the connection as it is. */
export const connect =
  (services: ConnectServices) =>
  async (request: ConnectOptions): Promise<Connected> => {
    const { connecting, connectors, networks, wallet } = services
    const { networkId, signal, capabilities } = request
    const options = {
      ...(networkId && { networkId }),
      ...(signal && { signal }),
      ...(capabilities && { capabilities }),
    }
    const connection = await connecting.connect({ ...chooseConnector(connectors, networks, request), ...options })
    const isMine = capabilities !== undefined && connecting.wasRequested(connection.id, capabilities)
    const capabilitiesResponse = isMine
      ? services.sessions.live(connection.id)?.session.capabilitiesResponse
      : undefined
    const answerOf = (found: Connection): Connected =>
      capabilitiesResponse === undefined ? found : { ...found, capabilitiesResponse }
    if (networkId === undefined || !isElsewhere(services, connection, networkId)) return answerOf(connection)
    // The outcome is in `networkSwitch`. Joined connects join the same switch, or request their own.
    const target = { networkId, ...(signal && { signal }) }
    await wallet.run(({ services: { switching } }) => switching.switchNetwork(target)).catch(() => {})
    return answerOf(current(services, connection) ?? connection)
  }

/** Returns the latest state of a connection while it is the active one. */
function current({ sessions }: ConnectServices, { namespace, id }: Connection): Connection | undefined {
  const state = sessions.stores.get(namespace)?.getState()
  const active = state && activeConnection(state)
  return active?.id === id ? active : undefined
}

function isElsewhere(services: ConnectServices, connection: Connection, requestedId: string): boolean {
  const { namespace } = connection
  const networkId = current(services, connection)?.networkId ?? requestedId
  const adapter = services.adapters.get(namespace)
  return requestedId !== networkId && requestedId.startsWith(`${namespace}:`) && adapter?.switchNetwork !== undefined
}
