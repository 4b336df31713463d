import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Connection } from '../connection/Connection.js'
import { activeConnection } from '../connection/ConnectionState.js'
import type { AnsweredCapabilities, RequestedCapabilities } from '../connector/Connector.js'
import { chooseConnector } from '../flows/chooseConnector.js'
import type { Services } from '../services/createServices.js'

/** What `connect` takes. */
export type ConnectOptions = {
  readonly connectorId: string
  readonly namespace?: ChainNamespace
  /** The network to be on: a wallet that is on another one is asked to switch. */
  readonly networkId?: CaipNetworkId
  readonly signal?: AbortSignal
  /** What the wallet shall do while it connects (ERC-7846), such as `signInWithEthereum`. One that cannot connects without. */
  readonly capabilities?: RequestedCapabilities
}

/** A connection, and what its wallet answered to the `capabilities` that were asked for: in this answer alone, never stored. */
export type Connected = Connection & { readonly answered?: AnsweredCapabilities }

/**
 * Connecting to a given network: a wallet that is on another one is asked to switch, where its chain can. A switch
 * that is declined or fails leaves the connection as it is.
 */
export const connect =
  (services: Services) =>
  async (request: ConnectOptions): Promise<Connected> => {
    const { connecting, connectors, networks, wallet } = services
    const { networkId, signal, capabilities } = request
    const options = {
      ...(networkId && { networkId }),
      ...(signal && { signal }),
      ...(capabilities && { capabilities }),
    }
    const connection = await connecting.connect({ ...chooseConnector(connectors, networks, request), ...options })
    const isMine = capabilities !== undefined && connecting.wasAsked(connection.id, capabilities)
    const answered = isMine ? services.sessions.live(connection.id)?.session.answered : undefined
    const answerOf = (found: Connection): Connected => (answered === undefined ? found : { ...found, answered })
    if (networkId === undefined || !isElsewhere(services, connection, networkId)) return answerOf(connection)
    // How it went is in `networkSwitch`. Connects that were joined join the same switch too, or ask for their own.
    const target = { networkId, ...(signal && { signal }) }
    await wallet.run(({ services: { switching } }) => switching.switchNetwork(target)).catch(() => {})
    return answerOf(current(services, connection) ?? connection)
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
