import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import { hasOneSession } from '../connector/Connector.js'
import { KitError } from '../error/KitError.js'
import { notConnected } from '../error/missingError.js'
import type { Emit } from '../event/createEvents.js'
import type { ClockPort } from '../ports/Ports.js'
import { runWithin } from '../signal/runWithin.js'
import type { Connection } from './Connection.js'
import type { Restore } from './createRestore.js'
import type { Sessions } from './createSessions.js'
import { unanswered } from './createWalletWait.js'
import type { LiveSession } from './LiveSession.js'
import { disconnectLimitMs } from './limits.js'

/** What to end: one connection, one namespace, or all when neither is given. */
export type DisconnectTarget = { readonly connectionId?: string; readonly namespace?: ChainNamespace }

/** Whether a connection is among those that the visitor ends. */
export type IsTarget = (connection: Connection) => boolean

/** Adds to a target the connections that share a session with one of its own, which are among the given. */
export function withShared(isTarget: IsTarget, connections: readonly Connection[]): IsTarget {
  const shared = connections.filter((each) => isTarget(each) && hasOneSession(each.connector))
  const types = shared.map(({ connector }) => connector.type)
  return (each) => isTarget(each) || types.includes(each.connector.type)
}

/** The disconnecting half of the engine. */
export type Disconnect = {
  disconnect(target: DisconnectTarget): Promise<void>
  /**
   * Calls the listener with the connections that the visitor ends, before they end, hidden ones included. The listener returns them with
   * those that it knows to end as well. Returns the end.
   */
  watchDisconnects(listener: (isTarget: IsTarget) => IsTarget): () => void
}

/**
 * Creates the disconnecting half. The page forgets the connections at once, locked and missing ones included; then the wallets are
 * told, each within a time limit, and their failures are thrown together as `connection/disconnectFailed`.
 */
export function createDisconnect(
  sessions: Sessions,
  clock: ClockPort,
  emit: Emit,
  restoring: Pick<Restore, 'cancel'>,
): Disconnect {
  const cleanups = new Set<(isTarget: IsTarget) => IsTarget>()
  /** The connections of a target: every one of a connector that has one session for all namespaces. */
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
    // Once more: a listener may have brought in what another tab connected.
    const isFound = select(target)
    const isTarget: IsTarget = (connection) => isForgotten(connection) || isFound(connection)
    restoring.cancel(isTarget, { ends: true })
    const lives = present()
      .filter(isTarget)
      .flatMap(({ namespace, id }) => sessions.drop(namespace, id, 'user-disconnected') ?? [])
    // One session behind several namespaces is ended once.
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
