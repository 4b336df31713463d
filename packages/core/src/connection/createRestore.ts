import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Connector, NamespaceRequest, Sessions } from '../connector/Connector.js'
import type { Connectors } from '../connector/createConnectors.js'
import { isKitError } from '../error/isKitError.js'
import type { Emit } from '../event/createEvents.js'
import type { ClockPort } from '../ports/Ports.js'
import type { Connection } from './Connection.js'
import { removed } from './connectionTransitions.js'
import { type AwaitedWallets, createAwaitedWallets } from './createAwaitedWallets.js'
import type { LiveSessions } from './createSessions.js'
import { createWalletWait, discoverConnector, type WalletWait } from './createWalletWait.js'
import { expected } from './expected.js'
import { reconnectLimitMs } from './limits.js'
import { safely } from './safely.js'
import { type ReconnectCall, takeReconnected } from './takeReconnected.js'

/** The stored connections of one namespace. */
export type StoredConnections = { readonly connections: readonly Connection[]; readonly activeId: string | undefined }

/** The calls of one restore, by connector: a connector of several namespaces is called once. */
type CallsByConnector = Map<Connector, ReconnectCall>

/**
 * Restores connections without prompting: those of the last page load and those that another tab establishes. A wallet that times out is no
 * longer shown, but still awaited: it is restored when it is unlocked, announced, or answers late.
 */
export type Restore = {
  /** Shows the stored connections immediately, and reconnects their wallets: the most recent one first. */
  restore(remembered: ReadonlyMap<ChainNamespace, StoredConnections>): Promise<void>
  /** Reconnects wallets that did not come back before. The page shows nothing unless they do. */
  retry(connections: readonly Connection[]): Promise<void>
  /** Restores connections that another tab established. With `renews`, they replace the sessions of this tab. */
  follow(connections: readonly Connection[], options?: { readonly renews?: boolean }): Promise<void>
  /** Stops waiting for the wallets of a namespace because the user connected another one. */
  replace(namespace: ChainNamespace): void
  /** Stops waiting for connections. With `ends`, sessions that come back late are ended. */
  cancel(isTarget: (connection: Connection) => boolean, options?: { readonly ends?: boolean }): void
  destroy(): void
}

type Asking = (connection: Connection, calls: CallsByConnector, renews?: boolean) => Promise<void>

/** Creates the restoring part of the engine. Namespaces are restored in parallel. */
export function createRestore(
  sessions: LiveSessions,
  connectors: Connectors,
  toRequests: (connector: Connector) => readonly NamespaceRequest[],
  clock: ClockPort,
  emit: Emit,
): Restore {
  /** Restores in progress, by connection ID, including those that still wait for their connector. */
  const expecting = new Map<string, { readonly connection: Connection; readonly done: Promise<void> }>()
  const awaited = createAwaitedWallets(connectors, retryAwaited, emit)
  const wait = createWalletWait(clock, emit, sessions.destroyed)
  const open = new Set<ReconnectCall>()
  const [begin, take] = createCalls(toRequests, sessions, awaited, wait, emit, open)

  function retryAwaited(connection: Connection): void {
    const { connector, id, namespace } = connection
    const state = sessions.stores.get(namespace)?.getState()
    // The connect in progress receives the accounts that its own prompt unlocked.
    if (state?.status === 'connecting' && state.connectorId === connector.id) return
    if (sessions.live(id) === undefined) void ask(connection, new Map())
  }

  /** Reconnects one wallet, or joins a reconnect in progress. If the wallet doesn't come back, starts listening for it. */
  async function ask(connection: Connection, calls: CallsByConnector, renews = false): Promise<void> {
    const { id } = connection
    const before = expecting.get(id)
    if (before !== undefined) return before.done
    const done = restoreOne(connection, calls, renews)
    const own = { connection, done }
    expecting.set(id, own)
    await done
    if (expecting.get(id) !== own) return
    expecting.delete(id)
    const isHere = sessions.live(id) !== undefined || sessions.locked().some((locked) => locked.id === id)
    if (!isHere && !sessions.destroyed.aborted) awaited.add(connection)
  }

  async function restoreOne(connection: Connection, calls: CallsByConnector, renews: boolean): Promise<void> {
    const { id, namespace } = connection
    const connector = await discoverConnector(connectors, wait, connection.connector.id, namespace)
    if (connector !== undefined && !sessions.destroyed.aborted && expecting.get(id)?.connection === connection) {
      const requested = calls.get(connector) ?? begin(connector, renews)
      calls.set(connector, requested)
      requested.wanted.set(id, connection)
      const response = await requested.response
      if (response !== undefined) take(requested, response)
    }
  }

  return {
    ...createFollowing(sessions, ask),
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
    destroy: () => awaited.remove(() => true),
  }
}

/** Returns functions that reconnect wallets and show the outcome. */
function createFollowing(
  { destroyed, live, stores }: LiveSessions,
  ask: Asking,
): Pick<Restore, 'restore' | 'retry' | 'follow'> {
  /** Reconnects a wallet that is shown, and hides it if it doesn't come back. */
  async function askShown(connection: Connection, calls: CallsByConnector): Promise<void> {
    const { id, namespace } = connection
    await ask(connection, calls)
    if (!destroyed.aborted && live(id) === undefined) stores.get(namespace)?.update(removed(id))
  }

  async function restoreNamespace(
    namespace: ChainNamespace,
    { connections, activeId }: StoredConnections,
    calls: CallsByConnector,
  ): Promise<void> {
    const store = stores.get(namespace)
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
      const calls: CallsByConnector = new Map()
      await Promise.all([...remembered].map(([namespace, state]) => restoreNamespace(namespace, state, calls)))
    },
    async retry(connections) {
      const calls: CallsByConnector = new Map()
      await Promise.all(connections.map((connection) => ask(connection, calls)))
    },
    async follow(connections, { renews = false } = {}) {
      const calls: CallsByConnector = new Map()
      const followed = connections.map(async (connection) => {
        const { namespace, id } = connection
        const store = stores.get(namespace)
        if (store === undefined) return
        if (live(id) === undefined) {
          store.update(expected([connection], id))
          await askShown(connection, calls)
        } else if (renews) await ask(connection, calls, true)
      })
      await Promise.all(followed)
    },
  }
}

/** Returns functions that call a connector's `reconnect` and handle its response, also a late one. */
function createCalls(
  toRequests: (connector: Connector) => readonly NamespaceRequest[],
  sessions: LiveSessions,
  awaited: AwaitedWallets,
  wait: WalletWait,
  emit: Emit,
  open: Set<ReconnectCall>,
) {
  /** Handles a response, and contains errors thrown by its getters. */
  function take(call: ReconnectCall, response: Sessions | undefined): void {
    safely(emit, `reconnect of ${call.connector.info.id}`, () =>
      takeReconnected(sessions, awaited, emit, call, response),
    )
    open.delete(call)
  }

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

  return [begin, take] as const
}
