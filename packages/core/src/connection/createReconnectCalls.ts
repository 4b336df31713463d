import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Connector, NamespaceRequest, Sessions as Reconnected } from '../connector/Connector.js'
import { hasOneSession } from '../connector/hasOneSession.js'
import { isKitError } from '../error/isKitError.js'
import type { Emit } from '../event/createEvents.js'
import type { Connection } from './Connection.js'
import { joined } from './connectionTransitions.js'
import type { AwaitedWallets } from './createAwaitedWallets.js'
import type { Sessions } from './createSessions.js'
import type { WalletWait } from './createWalletWait.js'
import { endLate } from './endLate.js'
import { reconnectLimitMs } from './limits.js'
import { parseAnswers } from './parseAnswers.js'
import { safely } from './safely.js'

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

/** The silent calls of connectors. */
export type ReconnectCalls = {
  begin(connector: Connector, renews: boolean): ReconnectCall
  take(call: ReconnectCall, response: Reconnected | undefined): void
  /** Drops connections from the calls in progress; what comes back for them all the same is ended, with `ends`. */
  cancel(isTarget: (connection: Connection) => boolean, ends: boolean): void
}

/** Creates the calls. */
export function createReconnectCalls(
  sessions: Sessions,
  awaited: AwaitedWallets,
  toRequests: (connector: Connector) => readonly NamespaceRequest[],
  wait: WalletWait,
  emit: Emit,
): ReconnectCalls {
  const open = new Set<ReconnectCall>()

  /** Asks a connector, once for its namespaces, to bring back what `wanted` then names. */
  function begin(connector: Connector, renews: boolean): ReconnectCall {
    const call: ReconnectCall = {
      connector,
      renews,
      wanted: new Map(),
      unwanted: new Map(),
      isTaken: false,
      response: wait(
        connector.reconnectTimeoutMs ?? reconnectLimitMs,
        `reconnect of ${connector.info.id}`,
        () =>
          connector.reconnect({ requests: toRequests(connector), signal: sessions.destroyed }).catch((error) => {
            if (!isKitError(error, 'pairing/outdated')) throw error
            const { id: connectorId, name } = connector.info
            const [connection] = call.wanted.values()
            emit({ type: 'connection/outdated', connectorId, walletName: connection?.wallet.name ?? name })
            return undefined
          }),
        (late) => {
          for (const id of call.wanted.keys()) if (!awaited.has(id)) call.wanted.delete(id)
          take(call, late)
        },
      ),
    }
    open.add(call)
    return call
  }

  /** Takes an answer; what a wallet's getters throw ends here. */
  function take(call: ReconnectCall, response: Reconnected | undefined): void {
    safely(emit, `reconnect of ${call.connector.info.id}`, () => place(sessions, awaited, emit, call, response))
    open.delete(call)
  }

  return {
    begin,
    take,
    cancel(isTarget, ends) {
      for (const { wanted, unwanted } of open)
        for (const [id, connection] of wanted)
          if (isTarget(connection)) {
            wanted.delete(id)
            unwanted.set(id, ends)
          }
    },
  }
}

/**
 * Puts the sessions that a connector returned into the state where they are wanted. One session behind several namespaces is
 * taken wherever it is shown at once: what ends it is then heard in each.
 */
function place(
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
  const found = parseAnswers(connector, response ?? {}, sessions.stores)
    .map(([namespace, session]) => ({ id: `${namespace}:${info.id}`, namespace, session }))
    // The visitor may have connected it by hand in the meantime.
    .filter(({ id }) => renews || sessions.live(id) === undefined)
  const ended = found.filter(({ id }) => unwanted.get(id) === true)
  for (const { session } of isOne ? ended.slice(0, 1) : ended) endLate(session, emit)
  for (const { id, namespace, session } of found) {
    // Looked up for each: taking one may show that another tab has ended the next.
    const expected = wanted.get(id) ?? (isOne && isAsked ? restoring(sessions, namespace, id) : undefined)
    if (session.accounts.length === 0 || sessions.destroyed.aborted || expected === undefined) continue
    wanted.delete(id)
    sessions.adopt(connector, namespace, session, joined, expected.account)
    // Unless taking it showed that another tab has ended this one.
    if (sessions.live(id) === undefined) continue
    awaited.remove((connection) => connection.id === id)
    emit({ type: 'connection/reconnected', namespace, connectorId: info.id })
  }
}

function restoring(sessions: Sessions, namespace: ChainNamespace, id: string): Connection | undefined {
  const isRestoring = sessions.stores.get(namespace)?.getState().restoringIds.includes(id)
  return isRestoring ? sessions.shown(namespace, id) : undefined
}
