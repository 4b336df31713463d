import type { Connection } from '../connection/Connection.js'
import { activeConnection } from '../connection/ConnectionState.js'
import type { Core } from '../kit/createCore.js'
import type { Engine } from '../kit/Engine.js'
import { chooseConnector } from './chooseConnector.js'

/**
 * Connecting with a wish for a network: a wallet that answers from another one is asked to switch, where its chain can. A switch
 * that is declined or fails leaves the connection as it is.
 */
export function createConnectCommand(core: Core): Engine['connect'] {
  const { adapters, calls, connecting, connectors, networks, sessions } = core
  /** The connection as it is now, while it is the one that commands act on. */
  function current({ namespace, id }: Connection): Connection | undefined {
    const state = sessions.stores.get(namespace)?.getState()
    const active = state && activeConnection(state)
    return active?.id === id ? active : undefined
  }

  function isElsewhere(connection: Connection, wish: string): boolean {
    const { namespace } = connection
    const networkId = current(connection)?.networkId ?? wish
    return (
      wish !== networkId && wish.startsWith(`${namespace}:`) && adapters.get(namespace)?.switchNetwork !== undefined
    )
  }

  return async (request) => {
    const { networkId, signal } = request
    const options = { ...(networkId && { networkId }), ...(signal && { signal }) }
    const connection = await connecting.connect({ ...chooseConnector(connectors, networks, request), ...options })
    if (networkId === undefined || !isElsewhere(connection, networkId)) return connection
    // How it went is in `networkSwitch`. A connect that was joined joins the same switch, too, or asks for its own.
    await calls.run(({ switchNetwork }) => switchNetwork({ networkId, ...(signal && { signal }) })).catch(() => {})
    return current(connection) ?? connection
  }
}
