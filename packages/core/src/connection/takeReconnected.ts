import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import { type Connector, hasOneSession, type Session, type Sessions } from '../connector/Connector.js'
import type { Emit } from '../event/createEvents.js'
import type { Connection } from './Connection.js'
import { joined } from './connectionTransitions.js'
import type { AwaitedWallets } from './createAwaitedWallets.js'
import type { LiveSessions } from './createSessions.js'
import { parseAnswers } from './parseAnswers.js'

/** A call of a connector's `reconnect`, shared by its namespaces. */
export type ReconnectCall = {
  readonly connector: Connector
  /** The connections to restore, by ID. */
  readonly wanted: Map<string, Connection>
  /** Connections that were cancelled in the meantime. The value is true if a session that still comes back must be ended. */
  readonly unwanted: Map<string, boolean>
  /** Whether the sessions replace live ones. */
  readonly renews: boolean
  readonly response: Promise<Sessions | undefined>
  isTaken: boolean
}

/**
 * Adds the sessions that a connector returned to the state where they are wanted. A session shared by several namespaces is added to all of
 * them before any event is emitted, so that its end reaches each.
 */
export function takeReconnected(
  sessions: LiveSessions,
  awaited: AwaitedWallets,
  emit: Emit,
  call: ReconnectCall,
  response: Sessions | undefined,
): void {
  const { connector, wanted, unwanted, renews } = call
  const { info } = connector
  const isOne = hasOneSession(info)
  if (isOne && call.isTaken) return
  call.isTaken = true
  const isRequested = wanted.size > 0
  const isRestoring = (namespace: ChainNamespace, id: string) =>
    sessions.stores.get(namespace)?.getState().restoringIds.includes(id)
  const idIn = (namespace: ChainNamespace) => `${namespace}:${info.id}`
  const found = parseAnswers(connector, response ?? {}, sessions.stores)
    // The user may have connected the wallet manually in the meantime.
    .filter(([namespace]) => renews || sessions.live(idIn(namespace)) === undefined)
  endLate(
    connector,
    found.filter(([namespace]) => unwanted.get(idIn(namespace)) === true),
    emit,
  )
  for (const [namespace, session] of found) {
    const id = idIn(namespace)
    // Looked up again for each session: adding one may reveal that another tab has ended the next.
    const expected =
      wanted.get(id) ?? (isOne && isRequested && isRestoring(namespace, id) ? sessions.shown(namespace, id) : undefined)
    if (session.accounts.length === 0 || sessions.destroyed.aborted || expected === undefined) continue
    wanted.delete(id)
    sessions.adopt(connector, namespace, session, joined, expected.account)
    // Skips connections that turned out to be ended by another tab.
    if (sessions.live(id) === undefined) continue
    awaited.remove((connection) => connection.id === id)
    emit({ type: 'connection/reconnected', namespace, connectorId: info.id })
  }
}

/** Ends the sessions of a response that came too late. A session shared by several namespaces is ended once. Never throws. */
export function endLate({ info }: Connector, late: readonly (readonly [string, Session])[], emit: Emit): void {
  for (const [, session] of hasOneSession(info) ? late.slice(0, 1) : late)
    new Promise((start) => start(session.disconnect(new AbortController().signal))).catch((error) =>
      emit({ type: 'kit/internalError', error, during: 'connection/endLate' }),
    )
}
