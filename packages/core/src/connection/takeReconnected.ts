import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import { type Connector, hasOneSession, type Sessions as Reconnected, type Session } from '../connector/Connector.js'
import type { Emit } from '../event/createEvents.js'
import type { Connection } from './Connection.js'
import { joined } from './connectionTransitions.js'
import type { AwaitedWallets } from './createAwaitedWallets.js'
import type { Sessions } from './createSessions.js'
import { parseAnswers } from './parseAnswers.js'

/** One call of a connector's `reconnect`, which its namespaces share. */
export type ReconnectCall = {
  readonly connector: Connector
  /** The connections that it restores, by id. */
  readonly wanted: Map<string, Connection>
  /** Connections that were cancelled since; true when a session that comes back for them all the same is to be ended. */
  readonly unwanted: Map<string, boolean>
  /** Takes the place of a session that lives. */
  readonly renews: boolean
  readonly response: Promise<Reconnected | undefined>
  isTaken: boolean
}

/**
 * Puts the sessions that a connector returned into the state where they are wanted. One session behind several namespaces is
 * taken wherever it is shown at once: what ends it is then heard in each.
 */
export function takeReconnected(
  sessions: Sessions,
  awaited: AwaitedWallets,
  emit: Emit,
  call: ReconnectCall,
  response: Reconnected | undefined,
): void {
  const { connector, wanted, unwanted, renews } = call
  const { info } = connector
  const isOne = hasOneSession(info)
  if (isOne && call.isTaken) return
  call.isTaken = true
  const isAsked = wanted.size > 0
  const isRestoring = (namespace: ChainNamespace, id: string) =>
    sessions.stores.get(namespace)?.getState().restoringIds.includes(id)
  const idIn = (namespace: ChainNamespace) => `${namespace}:${info.id}`
  const found = parseAnswers(connector, response ?? {}, sessions.stores)
    // The visitor may have connected it by hand in the meantime.
    .filter(([namespace]) => renews || sessions.live(idIn(namespace)) === undefined)
  endLate(
    connector,
    found.filter(([namespace]) => unwanted.get(idIn(namespace)) === true),
    emit,
  )
  for (const [namespace, session] of found) {
    const id = idIn(namespace)
    // Looked up for each: taking one may show that another tab has ended the next.
    const expected =
      wanted.get(id) ?? (isOne && isAsked && isRestoring(namespace, id) ? sessions.shown(namespace, id) : undefined)
    if (session.accounts.length === 0 || sessions.destroyed.aborted || expected === undefined) continue
    wanted.delete(id)
    sessions.adopt(connector, namespace, session, joined, expected.account)
    // Unless taking it showed that another tab has ended this one.
    if (sessions.live(id) === undefined) continue
    awaited.remove((connection) => connection.id === id)
    emit({ type: 'connection/reconnected', namespace, connectorId: info.id })
  }
}

/** Ends the sessions of an answer that came when nobody waited any more: one session of several namespaces once. Never throws. */
export function endLate({ info }: Connector, late: readonly (readonly [string, Session])[], emit: Emit): void {
  for (const [, session] of hasOneSession(info) ? late.slice(0, 1) : late)
    new Promise((start) => start(session.disconnect(new AbortController().signal))).catch((error) =>
      emit({ type: 'kit/internalError', error, during: 'connection/endLate' }),
    )
}
