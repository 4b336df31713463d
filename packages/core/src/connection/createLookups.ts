import type { Connector, NamespaceRequest } from '../connector/Connector.js'
import type { Connectors } from '../connector/createConnectors.js'
import type { Emit } from '../event/createEvents.js'
import type { ClockPort } from '../ports/Ports.js'
import type { Connection } from './Connection.js'
import { createAwaitedWallets } from './createAwaitedWallets.js'
import { createReconnectCalls, type ReconnectCall } from './createReconnectCalls.js'
import type { Sessions } from './createSessions.js'
import { createWalletWait, discoverConnector } from './createWalletWait.js'

/** The calls of one restore: a connector of several namespaces is asked once. */
export type CallsByConnector = Map<Connector, ReconnectCall>

/** Looks for the wallets of remembered connections, in silence. */
export type Lookups = {
  /** Asks one wallet; one that is being asked is waited for. A wallet that does not come back is listened to from then on. */
  ask(connection: Connection, calls: CallsByConnector, renews?: boolean): Promise<void>
  /** Stops listening to wallets that did not come back. */
  unwatch(isTarget: (connection: Connection) => boolean): void
  /** Stops waiting for connections. What comes back late for them is ended, with `ends`. */
  cancel(isTarget: (connection: Connection) => boolean, ends: boolean): void
}

/** Creates the lookups. */
export function createLookups(
  sessions: Sessions,
  connectors: Connectors,
  toRequests: (connector: Connector) => readonly NamespaceRequest[],
  clock: ClockPort,
  emit: Emit,
): Lookups {
  /** What is being looked for, by connection id, and the end of it: also while its connector has not been found. */
  const expecting = new Map<string, { readonly connection: Connection; readonly done: Promise<void> }>()
  const awaited = createAwaitedWallets(connectors, retryAwaited, emit)
  const wait = createWalletWait(clock, emit, sessions.destroyed)
  const reconnecting = createReconnectCalls(sessions, awaited, toRequests, wait, emit)

  function retryAwaited(connection: Connection): void {
    const { connector, id, namespace } = connection
    const state = sessions.stores.get(namespace)?.getState()
    // A connect in progress takes the accounts that its own prompt unlocked.
    if (state?.status === 'connecting' && state.connectorId === connector.id) return
    if (sessions.live(id) === undefined) void ask(connection, new Map())
  }

  async function ask(connection: Connection, calls: CallsByConnector, renews = false): Promise<void> {
    const { id } = connection
    const before = expecting.get(id)
    if (before !== undefined) return before.done
    const done = look(connection, calls, renews)
    const own = { connection, done }
    expecting.set(id, own)
    await done
    if (expecting.get(id) !== own) return
    expecting.delete(id)
    const isHere = sessions.live(id) !== undefined || sessions.locked().some((locked) => locked.id === id)
    if (!isHere && !sessions.destroyed.aborted) awaited.add(connection)
  }

  async function look(connection: Connection, calls: CallsByConnector, renews: boolean): Promise<void> {
    const { id, namespace } = connection
    const connector = await discoverConnector(connectors, wait, connection.connector.id, namespace)
    if (connector !== undefined && !sessions.destroyed.aborted && expecting.get(id)?.connection === connection) {
      const asked = calls.get(connector) ?? reconnecting.begin(connector, renews)
      calls.set(connector, asked)
      asked.wanted.set(id, connection)
      const response = await asked.response
      if (response !== undefined) reconnecting.take(asked, response)
    }
  }

  return {
    ask,
    unwatch: awaited.remove,
    cancel(isTarget, ends) {
      awaited.remove(isTarget)
      for (const [id, { connection }] of expecting) if (isTarget(connection)) expecting.delete(id)
      reconnecting.cancel(isTarget, ends)
    },
  }
}
