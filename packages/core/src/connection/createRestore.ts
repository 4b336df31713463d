import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Sessions as Answers, Connector, NamespaceRequest } from '../connector/Connector.js'
import type { Connectors } from '../connector/createConnectors.js'
import { KitError } from '../error/KitError.js'
import type { Emit } from '../event/createEvents.js'
import type { ClockPort } from '../ports/Ports.js'
import { createLimit } from '../signal/createLimit.js'
import { untilAborted } from '../signal/untilAborted.js'
import type { Connection } from './Connection.js'
import { reconnecting } from './ConnectionState.js'
import { joined, removed, restored } from './connectionTransitions.js'
import type { Sessions } from './createSessions.js'
import { discoveryLimitMs, reconnectLimitMs } from './limits.js'

/** What one namespace remembers. */
export type Remembered = { readonly connections: readonly Connection[]; readonly activeId: string | undefined }

/** What each connector was asked in one restore, so that one of several namespaces is asked once. */
type Pending = Map<Connector, Promise<Answers | undefined>>

/** The silent restore of a page load, and of what another tab connected. Never prompts. */
export type Restore = {
  /** Shows what is remembered at once, and asks the wallets in silence: the recent one first, then the others. */
  restore(remembered: ReadonlyMap<ChainNamespace, Remembered>): Promise<void>
  /** Looks in silence for wallets that did not come back before; the page shows nothing of it unless they do. */
  retry(connections: readonly Connection[]): Promise<void>
  /** Takes up a connection that another tab made. */
  follow(connection: Connection): Promise<void>
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

  /** Runs work that gets a signal of limited time; nothing that a wallet does gets out of here. */
  async function within<T>(
    limitMs: number,
    during: string,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T | undefined> {
    const reason = () =>
      new KitError('connection/timeout', { shortMessage: 'The wallet did not answer.', details: during })
    const limit = createLimit([end.signal], { clock, limitMs, reason })
    try {
      return await untilAborted(() => work(limit.signal), limit.signal)
    } catch (error) {
      // A wallet that is not in this browser any more is no error.
      if (!end.signal.aborted && limitMs !== discoveryLimitMs) emit({ type: 'kit/internalError', error, during })
      return undefined
    } finally {
      limit.end()
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

  const isShown = ({ namespace, id }: Connection): boolean =>
    sessions.stores
      .get(namespace)
      ?.getState()
      .connections.some((shown) => shown.id === id) === true

  /** Asks one wallet in silence, and takes the answer into the state if it is still wanted. */
  async function ask(connection: Connection, answers: Pending, isWanted: () => boolean): Promise<void> {
    const { namespace, id } = connection
    const connector = await discover(connection.connector.id, namespace)
    if (connector === undefined || end.signal.aborted) return
    const answer =
      answers.get(connector) ??
      within(connector.reconnectTimeoutMs ?? reconnectLimitMs, `reconnect of ${connector.info.id}`, (signal) =>
        connector.reconnect({ requests: toRequests(connector), signal }),
      )
    answers.set(connector, answer)
    const session = (await answer)?.[namespace]
    // In the meantime the visitor may have disconnected it, or connected it by hand.
    if (session === undefined || session.accounts.length === 0 || !isWanted()) return
    if (end.signal.aborted || sessions.live(id) !== undefined) return
    sessions.adopt(connector, namespace, session, joined, connection.account)
    emit({ type: 'connection/reconnected', namespace, connectorId: connector.info.id })
  }

  async function restoreNamespace(
    namespace: ChainNamespace,
    { connections, activeId }: Remembered,
    answers: Pending,
  ): Promise<void> {
    const store = sessions.stores.get(namespace)
    const recent = connections.find(({ id }) => id === activeId) ?? connections[0]
    if (store === undefined || recent === undefined) return
    store.update(reconnecting(connections, recent.id))
    await ask(recent, answers, () => isShown(recent))
    const others = connections.filter((other) => other !== recent)
    await Promise.all(others.map((other) => ask(other, answers, () => isShown(other))))
    if (!end.signal.aborted) store.update(restored((id) => sessions.live(id) !== undefined))
  }

  return {
    async restore(remembered) {
      const answers: Pending = new Map()
      await Promise.all([...remembered].map(([namespace, memory]) => restoreNamespace(namespace, memory, answers)))
    },
    async retry(connections) {
      const answers: Pending = new Map()
      await Promise.all(connections.map((connection) => ask(connection, answers, () => true)))
    },
    async follow(connection) {
      const { namespace, id } = connection
      const store = sessions.stores.get(namespace)
      if (store === undefined || sessions.live(id) !== undefined) return
      const isAlone = store.getState().status === 'disconnected'
      store.update(isAlone ? reconnecting([connection], id) : joined(connection))
      await ask(connection, new Map(), () => isShown(connection))
      if (!end.signal.aborted && sessions.live(id) === undefined) store.update(removed(id))
    },
    destroy: () => end.abort(new KitError('connection/aborted', { shortMessage: 'The kit was destroyed.' })),
  }
}
