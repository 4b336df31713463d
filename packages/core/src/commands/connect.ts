import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Connection } from '../connection/Connection.js'
import { activeConnection } from '../connection/ConnectionState.js'
import { chooseConnector } from '../flows/chooseConnector.js'
import type { Services } from '../kit/createServices.js'

/** What `connect` takes. */
export type ConnectOptions = {
  readonly connectorId: string
  readonly namespace?: ChainNamespace
  /** The network to be on: a wallet that is on another one is asked to switch. */
  readonly networkId?: CaipNetworkId
  readonly signal?: AbortSignal
}

/**
 * Connecting to a given network: a wallet that is on another one is asked to switch, where its chain can. A switch
 * that is declined or fails leaves the connection as it is.
 */
export const connect =
  (services: Services) =>
  async (request: ConnectOptions): Promise<Connection> => {
    const { connecting, connectors, networks, wallet } = services
    const { networkId, signal } = request
    const options = { ...(networkId && { networkId }), ...(signal && { signal }) }
    const connection = await connecting.connect({ ...chooseConnector(connectors, networks, request), ...options })
    if (networkId === undefined || !isElsewhere(services, connection, networkId)) return connection
    // How it went is in `networkSwitch`. Connects that were joined join the same switch too, or ask for their own.
    const target = { networkId, ...(signal && { signal }) }
    await wallet.run((chunk) => chunk.code.switchNetwork(chunk.services)(target)).catch(() => {})
    return current(services, connection) ?? connection
  }

/** The connection as it is now, while it is the one that commands act on. */
function current({ sessions }: Services, { namespace, id }: Connection): Connection | undefined {
  const state = sessions.stores.get(namespace)?.getState()
  const active = state && activeConnection(state)
  return active?.id === id ? active : undefined
}

function isElsewhere(services: Services, connection: Connection, requestedId: string): boolean {
  const { namespace } = connection
  const networkId = current(services, connection)?.networkId ?? requestedId
  const adapter = services.adapters.get(namespace)
  return requestedId !== networkId && requestedId.startsWith(`${namespace}:`) && adapter?.switchNetwork !== undefined
}
