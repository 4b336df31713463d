import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Connector, NamespaceRequest, Sessions as Reconnected } from '../connector/Connector.js'
import type { Connectors } from '../connector/createConnectors.js'
import { isKitError } from '../error/isKitError.js'
import type { Emit } from '../event/createEvents.js'
import type { ClockPort } from '../ports/Ports.js'
import type { Connection } from './Connection.js'
import { removed } from './connectionTransitions.js'
import { type AwaitedWallets, createAwaitedWallets } from './createAwaitedWallets.js'
import type { Sessions } from './createSessions.js'
import { createWalletWait, discoverConnector, type WalletWait } from './createWalletWait.js'
import { expected } from './expected.js'
import { reconnectLimitMs } from './limits.js'
import { safely } from './safely.js'
import { type ReconnectCall, takeReconnected } from './takeReconnected.js'

/** The stored connections of one namespace. */
export type StoredConnections = { readonly connections: readonly Connection[]; readonly activeId: string | undefined }

/** The calls of one restore: a connector of several namespaces is asked once. */
type CallsByConnector = Map<Connector, ReconnectCall>

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

type Asking = (connection: Connection, calls: CallsByConnector, renews?: boolean) => Promise<void>

/** Creates the restoring half. Namespaces run in parallel; a connector of several is asked once. */
export function createRestore(
  sessions: Sessions,
  connectors: Connectors,
  toRequests: (connector: Connector) => readonly NamespaceRequest[],
  clock: ClockPort,
  emit: Emit,
): Restore {
  /** What is being looked for, by connection id, and the end of it: also while its connector has not been found. */
  const expecting = new Map<string, { readonly connection: Connection; readonly done: Promise<void> }>()
  const awaited = createAwaitedWallets(connectors, retryAwaited, emit)
  const wait = createWalletWait(clock, emit, sessions.destroyed)
  const open = new Set<ReconnectCall>()
  const [begin, take] = createCalls(toRequests, sessions, awaited, wait, emit, open)

  function retryAwaited(connection: Connection): void {
    const { connector, id, namespace } = connection
    const state = sessions.stores.get(namespace)?.getState()
    // A connect in progress takes the accounts that its own prompt unlocked.
    if (state?.status === 'connecting' && state.connectorId === connector.id) return
    if (sessions.live(id) === undefined) void ask(connection, new Map())
  }

  /** Asks one wallet; one that is being asked is waited for. A wallet that does not come back is listened to from then on. */
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
      const asked = calls.get(connector) ?? begin(connector, renews)
      calls.set(connector, asked)
      asked.wanted.set(id, connection)
      const response = await asked.response
      if (response !== undefined) take(asked, response)
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

/** What asks wallets of connections, and shows what becomes of them. */
function createFollowing(
  { destroyed, live, stores }: Sessions,
  ask: Asking,
): Pick<Restore, 'restore' | 'retry' | 'follow'> {
  /** Asks for one that is shown; it is hidden when its wallet does not come back. */
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

/** Returns how to ask a connector to reconnect, and how to take its answer, also one that comes too late. */
function createCalls(
  toRequests: (connector: Connector) => readonly NamespaceRequest[],
  sessions: Sessions,
  awaited: AwaitedWallets,
  wait: WalletWait,
  emit: Emit,
  open: Set<ReconnectCall>,
) {
  /** Takes an answer; what a wallet's getters throw ends here. */
  function take(call: ReconnectCall, response: Reconnected | undefined): void {
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
