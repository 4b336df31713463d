import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Connector, NamespaceRequest } from '../connector/Connector.js'
import type { Connectors } from '../connector/createConnectors.js'
import type { Emit } from '../event/createEvents.js'
import type { ClockPort } from '../ports/Ports.js'
import type { Connection } from './Connection.js'
import { removed } from './connectionTransitions.js'
import { type CallsByConnector, createLookups } from './createLookups.js'
import type { Sessions } from './createSessions.js'
import { expected } from './expected.js'

/** The stored connections of one namespace. */
export type StoredConnections = { readonly connections: readonly Connection[]; readonly activeId: string | undefined }

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
  const lookups = createLookups(sessions, connectors, toRequests, clock, emit)

  /** Asks for one that is shown; it is hidden when its wallet does not come back. */
  async function askShown(connection: Connection, calls: CallsByConnector): Promise<void> {
    const { id, namespace } = connection
    await lookups.ask(connection, calls)
    if (!sessions.destroyed.aborted && sessions.live(id) === undefined)
      sessions.stores.get(namespace)?.update(removed(id))
  }

  async function restoreNamespace(
    namespace: ChainNamespace,
    { connections, activeId }: StoredConnections,
    calls: CallsByConnector,
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
      const calls: CallsByConnector = new Map()
      await Promise.all([...remembered].map(([namespace, state]) => restoreNamespace(namespace, state, calls)))
    },
    async retry(connections) {
      const calls: CallsByConnector = new Map()
      await Promise.all(connections.map((connection) => lookups.ask(connection, calls)))
    },
    async follow(connections, { renews = false } = {}) {
      const calls: CallsByConnector = new Map()
      const followed = connections.map(async (connection) => {
        const { namespace, id } = connection
        const store = sessions.stores.get(namespace)
        if (store === undefined) return
        if (sessions.live(id) === undefined) {
          store.update(expected([connection], id))
          await askShown(connection, calls)
        } else if (renews) await lookups.ask(connection, calls, true)
      })
      await Promise.all(followed)
    },
    replace: (namespace) => lookups.unwatch((connection) => connection.namespace === namespace),
    cancel: (isTarget, { ends = false } = {}) => lookups.cancel(isTarget, ends),
    destroy: () => lookups.unwatch(() => true),
  }
}
