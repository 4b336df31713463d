import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import { hasOneSession } from '../connector/Connector.js'
import { KitError } from '../error/KitError.js'
import { notConnected } from '../error/unknownNameError.js'
import type { Emit } from '../event/createEvents.js'
import type { ClockPort } from '../ports/Ports.js'
import { runWithin } from '../signal/runWithin.js'
import type { Connection } from './Connection.js'
import type { Restore } from './createRestore.js'
import type { LiveSessions } from './createSessions.js'
import { unanswered } from './createWalletWait.js'
import type { LiveSession } from './LiveSession.js'
import { disconnectLimitMs } from './limits.js'

/** The connection or namespace to disconnect. Disconnects everything if neither is given. */
export type DisconnectTarget = { readonly connectionId?: string; readonly namespace?: ChainNamespace }

/** Returns whether a connection is one that the user disconnects. */
export type IsTarget = (connection: Connection) => boolean

/** Extends a target to the connections that share a session with one of its own. */
export function withShared(isTarget: IsTarget, connections: readonly Connection[]): IsTarget {
  const shared = connections.filter((each) => isTarget(each) && hasOneSession(each.connector))
  const types = shared.map(({ connector }) => connector.type)
  return (each) => isTarget(each) || types.includes(each.connector.type)
}

/** The disconnecting part of the engine. */
export type Disconnect = {
  disconnect(target: DisconnectTarget): Promise<void>
  /**
   * Calls the listener with the target of each disconnect before it happens, including locked connections. The listener returns the target,
   * extended by further connections that end as well. Returns a function that unsubscribes.
   */
  watchDisconnects(listener: (isTarget: IsTarget) => IsTarget): () => void
}

/**
 * Creates the disconnecting part. The kit removes the connections immediately, including locked and missing ones. It then notifies the
 * wallets, each within a time limit, and rejects with all failures together as `connection/disconnectFailed`.
 */
export function createDisconnect(
  sessions: LiveSessions,
  clock: ClockPort,
  emit: Emit,
  restoring: Pick<Restore, 'cancel'>,
): Disconnect {
  const cleanups = new Set<(isTarget: IsTarget) => IsTarget>()
  /** Returns the connections of a target, extended to connectors that have one session for all namespaces. */
  function select({ connectionId, namespace }: DisconnectTarget): IsTarget {
    if (connectionId === undefined && namespace === undefined) return () => true
    const isChosen = ({ id, namespace: name }: Connection) => (connectionId ? id === connectionId : name === namespace)
    const chosen = present().filter(isChosen)
    if (chosen.length === 0 && connectionId !== undefined) throw notConnected(connectionId)
    return withShared(isChosen, chosen)
  }

  const present = (): readonly Connection[] => [
    ...[...sessions.stores.values()].flatMap((store) => store.getState().connections),
    ...sessions.locked(),
  ]

  function end({ session }: LiveSession): Promise<void> {
    const time = { clock, limitMs: disconnectLimitMs, reason: () => unanswered('disconnect') }
    return runWithin([], time, (signal) => session.disconnect(signal))
  }

  async function disconnect(target: DisconnectTarget): Promise<void> {
    const isForgotten = [...cleanups].reduce((known, forget) => forget(known), select(target))
    // Selected again, since a listener may have added connections from another tab.
    const isFound = select(target)
    const isTarget: IsTarget = (connection) => isForgotten(connection) || isFound(connection)
    restoring.cancel(isTarget, { ends: true })
    const lives = present()
      .filter(isTarget)
      .flatMap(({ namespace, id }) => sessions.drop(namespace, id, 'user-disconnected') ?? [])
    // A session shared by several namespaces is ended once.
    const unique = lives.filter(
      ({ connector }, index) =>
        !hasOneSession(connector.info) || lives.findIndex((other) => other.connector === connector) === index,
    )
    const results = await Promise.allSettled(unique.map(end))
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    if (failures.length === 0) return
    const error = new KitError('connection/disconnectFailed', {
      shortMessage: 'Failed to disconnect',
      details: unique
        .filter((_, index) => results[index]?.status === 'rejected')
        .map(({ id }) => id)
        .join(', '),
      cause: failures.length === 1 ? failures[0] : new AggregateError(failures),
    })
    emit({ type: 'connection/disconnectFailed', error })
    throw error
  }

  return {
    disconnect,
    watchDisconnects(listener) {
      cleanups.add(listener)
      return () => cleanups.delete(listener)
    },
  }
}
