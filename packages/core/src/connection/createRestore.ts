import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Connector, NamespaceRequest, Sessions as Reconnected } from '../connector/Connector.js'
import type { Connectors } from '../connector/createConnectors.js'
import { hasOneSession } from '../connector/hasOneSession.js'
import { isKitError } from '../error/isKitError.js'
import { KitError } from '../error/KitError.js'
import type { Emit } from '../event/createEvents.js'
import type { ClockPort } from '../ports/Ports.js'
import { runWithin } from '../signal/runWithin.js'
import type { Connection } from './Connection.js'
import { joined, removed } from './connectionTransitions.js'
import { createAwaitedWallets } from './createAwaitedWallets.js'
import type { Sessions } from './createSessions.js'
import { endLate } from './endLate.js'
import { expected } from './expected.js'
import { discoveryLimitMs, reconnectLimitMs } from './limits.js'
import { parseAnswers } from './parseAnswers.js'
import { safely } from './safely.js'

/** The stored connections of one namespace. */
export type StoredConnections = { readonly connections: readonly Connection[]; readonly activeId: string | undefined }

/** One call of a connector's `reconnect`, which its namespaces share. */
type ReconnectCall = {
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
type ReconnectCalls = Map<Connector, ReconnectCall>

/**
 * The silent restore of a page load, and of what another tab connected. Never prompts. A wallet that does not come back in time is no longer
 * shown, but is still listened to: it is restored when it is unlocked, appears in the page, or answers late.
 */
export type Restore = {
  /** Shows what is remembered at once, and asks the wallets in silence: the recent one first, then the others. */
  restore(remembered: ReadonlyMap<ChainNamespace, StoredConnections>): Promise<void>
  /** Looks in silence for wallets that did not come back before; the page shows nothing of it unless they do. */
  retry(connections: readonly Connection[]): Promise<void>
  /** Takes up connections that another tab made; with `renews`, in place of the sessions that this tab has. */
  follow(connections: readonly Connection[], options?: { readonly renews?: boolean }): Promise<void>
  /** Stops listening to the wallets of a namespace that did not come back: the user connected another one. */
  replace(namespace: ChainNamespace): void
  /** Stops waiting for connections. What comes back late for them is ended, with `ends`. */
  cancel(isTarget: (connection: Connection) => boolean, options?: { readonly ends?: boolean }): void
  destroy(): void
}

/** Creates the restoring half. Namespaces run in parallel; a connector of several is asked once. */
export function createRestore(
  sessions: Sessions,
  connectors: Connectors,
  toRequests: (connector: Connector) => readonly NamespaceRequest[],
  clock: ClockPort,
  emit: Emit,
): Restore {
  const end = new AbortController()
  const open = new Set<ReconnectCall>()
  /** What is being looked for, by connection id, and the end of it: also while its connector has not been found. */
  const expecting = new Map<string, { readonly connection: Connection; readonly done: Promise<void> }>()

  const awaited = createAwaitedWallets(connectors, retryAwaited, emit)

  function retryAwaited(connection: Connection): void {
    const { connector, id, namespace } = connection
    const state = sessions.stores.get(namespace)?.getState()
    // A connect in progress takes the accounts that its own prompt unlocked.
    if (state?.status === 'connecting' && state.connectorId === connector.id) return
    if (sessions.live(id) === undefined) void ask(connection, new Map())
  }

  /** Waits for work for a limited time; nothing that a wallet does gets out of here. */
  async function within<T>(
    limitMs: number,
    during: string,
    work: () => Promise<T>,
    onLate?: (late: T) => void,
  ): Promise<T | undefined> {
    const reason = () =>
      new KitError('connection/timeout', { shortMessage: 'The wallet did not answer.', details: during })
    try {
      return await runWithin([end.signal], { clock, limitMs, reason }, work, onLate)
    } catch (error) {
      // It is no error that a wallet has left this browser.
      if (!end.signal.aborted && limitMs !== discoveryLimitMs) emit({ type: 'kit/internalError', error, during })
      return undefined
    }
  }

  function discover(id: string, namespace: ChainNamespace): Promise<Connector | undefined> {
    const present = connectors.find(id, namespace)
    if (present !== undefined) return Promise.resolve(present)
    let unwatch = () => {}
    const found = () =>
      new Promise<Connector>((resolve) => {
        unwatch = connectors.list.subscribe(() => {
          const connector = connectors.find(id, namespace)
          if (connector !== undefined) resolve(connector)
        })
      })
    return within(discoveryLimitMs, `discovery of ${id}`, found).finally(() => unwatch())
  }

  /**
   * Puts the sessions that a connector returned into the state where they are wanted. One session behind several namespaces is
   * taken wherever it is shown at once: what ends it is then heard in each.
   */
  function take(ask: ReconnectCall, response: Reconnected | undefined): void {
    const { connector, wanted, unwanted, renews } = ask
    const { info } = connector
    const isOne = hasOneSession(info)
    if (isOne && ask.isTaken) return
    ask.isTaken = true
    const isAsked = wanted.size > 0
    const found = parseAnswers(connector, response ?? {}, sessions.stores)
      .map(([namespace, session]) => ({ id: `${namespace}:${info.id}`, namespace, session }))
      // The visitor may have connected it by hand in the meantime.
      .filter(({ id }) => renews || sessions.live(id) === undefined)
    const ended = found.filter(({ id }) => unwanted.get(id) === true)
    for (const { session } of isOne ? ended.slice(0, 1) : ended) endLate(session, emit)
    for (const { id, namespace, session } of found) {
      // Looked up for each: taking one may show that another tab has ended the next.
      const expected = wanted.get(id) ?? (isOne && isAsked ? restoring(namespace, id) : undefined)
      if (session.accounts.length === 0 || end.signal.aborted || expected === undefined) continue
      wanted.delete(id)
      sessions.adopt(connector, namespace, session, joined, expected.account)
      // Unless taking it showed that another tab has ended this one.
      if (sessions.live(id) === undefined) continue
      awaited.remove((connection) => connection.id === id)
      emit({ type: 'connection/reconnected', namespace, connectorId: info.id })
    }
  }

  function restoring(namespace: ChainNamespace, id: string): Connection | undefined {
    const isRestoring = sessions.stores.get(namespace)?.getState().restoringIds.includes(id)
    return isRestoring ? sessions.shown(namespace, id) : undefined
  }

  /** What a wallet's getters throw ends here. */
  function takeSafely(ask: ReconnectCall, response: Reconnected | undefined): void {
    safely(emit, `reconnect of ${ask.connector.info.id}`, () => take(ask, response))
    open.delete(ask)
  }

  function begin(connector: Connector, renews: boolean): ReconnectCall {
    const ask: ReconnectCall = {
      connector,
      renews,
      wanted: new Map(),
      unwanted: new Map(),
      isTaken: false,
      response: within(
        connector.reconnectTimeoutMs ?? reconnectLimitMs,
        `reconnect of ${connector.info.id}`,
        () =>
          connector.reconnect({ requests: toRequests(connector), signal: end.signal }).catch((error) => {
            if (!isKitError(error, 'pairing/outdated')) throw error
            const { id: connectorId, name } = connector.info
            const [connection] = ask.wanted.values()
            emit({ type: 'connection/outdated', connectorId, walletName: connection?.wallet.name ?? name })
            return undefined
          }),
        (late) => {
          for (const id of ask.wanted.keys()) if (!awaited.has(id)) ask.wanted.delete(id)
          takeSafely(ask, late)
        },
      ),
    }
    open.add(ask)
    return ask
  }

  /** Asks one wallet in silence; who is asked already is waited for. */
  async function ask(connection: Connection, calls: ReconnectCalls, renews = false): Promise<void> {
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
    if (!isHere && !end.signal.aborted) awaited.add(connection)
  }

  async function look(connection: Connection, calls: ReconnectCalls, renews: boolean): Promise<void> {
    const { id, namespace } = connection
    const connector = await discover(connection.connector.id, namespace)
    if (connector !== undefined && !end.signal.aborted && expecting.get(id)?.connection === connection) {
      const asked = calls.get(connector) ?? begin(connector, renews)
      calls.set(connector, asked)
      asked.wanted.set(id, connection)
      const response = await asked.response
      if (response !== undefined) takeSafely(asked, response)
    }
  }

  /** Asks for one that is shown; it is hidden when its wallet does not come back. */
  async function askShown(connection: Connection, calls: ReconnectCalls): Promise<void> {
    const { id, namespace } = connection
    await ask(connection, calls)
    if (!end.signal.aborted && sessions.live(id) === undefined) sessions.stores.get(namespace)?.update(removed(id))
  }

  async function restoreNamespace(
    namespace: ChainNamespace,
    { connections, activeId }: StoredConnections,
    calls: ReconnectCalls,
  ): Promise<void> {
    const store = sessions.stores.get(namespace)
    const recent = connections.find(({ id }) => id === activeId) ?? connections[0]
    if (store === undefined || recent === undefined) return
    store.update(expected(connections, recent.id))
    await askShown(recent, calls)
    const { restoringIds } = store.getState()
    const others = connections.filter(({ id }) => id !== recent.id && restoringIds.includes(id))
    await Promise.all(others.map((other) => askShown(other, calls)))
  }

  return {
    async restore(remembered) {
      const calls: ReconnectCalls = new Map()
      await Promise.all([...remembered].map(([namespace, state]) => restoreNamespace(namespace, state, calls)))
    },
    async retry(connections) {
      const calls: ReconnectCalls = new Map()
      await Promise.all(connections.map((connection) => ask(connection, calls)))
    },
    async follow(connections, { renews = false } = {}) {
      const calls: ReconnectCalls = new Map()
      const followed = connections.map(async (connection) => {
        const { namespace, id } = connection
        const store = sessions.stores.get(namespace)
        if (store === undefined) return
        if (sessions.live(id) === undefined) {
          store.update(expected([connection], id))
          await askShown(connection, calls)
        } else if (renews) await ask(connection, calls, true)
      })
      await Promise.all(followed)
    },
    replace: (namespace) => awaited.remove((connection) => connection.namespace === namespace),
    cancel(isTarget, { ends = false } = {}) {
      awaited.remove(isTarget)
      for (const [id, { connection }] of expecting) if (isTarget(connection)) expecting.delete(id)
      for (const { wanted, unwanted } of open)
        for (const [id, connection] of wanted)
          if (isTarget(connection)) {
            wanted.delete(id)
            unwanted.set(id, ends)
          }
    },
    destroy() {
      end.abort(new KitError('connection/aborted', { shortMessage: 'The kit was destroyed.' }))
      awaited.remove(() => true)
    },
  }
}
