import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Account } from '../chain/Account.js'
import type { Connector, Session } from '../connector/Connector.js'
import { KitError } from '../error/KitError.js'
import type { Emit } from '../event/createEvents.js'
import type { ClockPort } from '../ports/Ports.js'
import type { Store, Transition } from '../store/createStore.js'
import { cleanImageUrl } from '../text/cleanImageUrl.js'
import { cleanText } from '../text/cleanText.js'
import type { Connection } from './Connection.js'
import type { ConnectionState } from './ConnectionState.js'
import { removed } from './connectionTransitions.js'
import { createEventLimit } from './createEventLimit.js'
import { createSessionEvents } from './createSessionEvents.js'
import type { Live, LiveSession } from './LiveSession.js'
import { safely } from './safely.js'

/** The stores of connections by namespace, and the live objects behind them, which stay out of state. */
export type Sessions = {
  readonly stores: ReadonlyMap<ChainNamespace, Store<ConnectionState>>
  /** Aborts with `kit/aborted` when the kit is destroyed. */
  readonly destroyed: AbortSignal
  /** Undefined when the connection is not live (yet), or its wallet is locked. Never throws. */
  live(id: string): LiveSession | undefined
  /** The connection in the state, live or not. */
  shown(namespace: ChainNamespace, id: string): Connection | undefined
  /** Connections whose wallets disclose no account at present: they show nothing, and come back with their accounts. */
  locked(): readonly Connection[]
  /** Makes a session live: into the state by `place`, then listened to. */
  adopt(
    connector: Connector,
    namespace: ChainNamespace,
    session: Session,
    place: (connection: Connection) => Transition<ConnectionState>,
    preferred?: Account,
  ): Connection
  /** Takes a connection out of the state and stops listening. Returns what was live or locked, so that it can be ended. */
  drop(namespace: ChainNamespace, id: string, reason: string): LiveSession | undefined
  /** Stops listening to all, and leaves the wallets alone. */
  destroy(): void
}

/** Creates the map of live sessions. `isSame` compares accounts as their chain does;
 * `isPreferredType` says which of several accounts is active at first. */
export function createSessions(
  stores: ReadonlyMap<ChainNamespace, Store<ConnectionState>>,
  isSame: (a: Account, b: Account) => boolean,
  isPreferredType: (account: Account) => boolean,
  emit: Emit,
  clock: ClockPort,
): Sessions {
  const lives = new Map<string, Live>()
  const destroyed = new AbortController()

  const shown = (namespace: ChainNamespace, id: string): Connection | undefined =>
    connectionIn(stores.get(namespace)?.getState(), id)

  function unwatch(id: string): Live | undefined {
    const live = lives.get(id)
    lives.delete(id)
    safely(emit, 'session/unwatch', () => live?.unwatch?.())
    return live
  }

  /** Takes a connection out of the state, and emits the event. */
  function hide(namespace: ChainNamespace, id: string, reason: string): void {
    const connection = shown(namespace, id)
    stores.get(namespace)?.update(removed(id))
    if (connection !== undefined)
      emit({ type: 'connection/disconnected', namespace, connectorId: connection.connector.id, reason })
  }

  function drop(namespace: ChainNamespace, id: string, reason: string): LiveSession | undefined {
    const live = unwatch(id)
    live?.end.abort(new KitError('connection/ended', { shortMessage: 'The connection ended.', details: reason }))
    hide(namespace, id, reason)
    return live
  }

  const take = createSessionEvents(stores, shown, isSame, hide, drop, emit)

  return {
    stores,
    destroyed: destroyed.signal,
    live(id) {
      const live = lives.get(id)
      return live?.locked === undefined ? live : undefined
    },
    shown,
    locked: () => [...lives.values()].flatMap(({ locked }) => locked ?? []),
    adopt(connector, namespace, session, place, preferred) {
      const { accounts, isTypeChosen } = session
      const account =
        accounts.find((candidate) => preferred !== undefined && isSame(candidate, preferred)) ??
        accounts.find((each) => !isTypeChosen && isPreferredType(each)) ??
        (accounts[0] as Account)
      const connection = toConnection(connector, namespace, session, account)
      // A wallet that is connected again still answers the requests that it has.
      const end = unwatch(connection.id)?.end ?? new AbortController()
      const live: Live = { id: connection.id, namespace, connector, session, end, ended: end.signal }
      lives.set(connection.id, live)
      stores.get(namespace)?.update(place(connection))
      // After the state: what a wallet reports at once already finds its connection.
      safely(emit, 'session/watch', () => {
        const hear = createEventLimit(clock, (event) =>
          safely(emit, 'session/event', () => {
            // A wallet may go on talking after it was let go.
            if (lives.get(live.id) === live) take(live, event)
          }),
        )
        live.unwatch = session.watch((event) => safely(emit, 'session/event', () => hear(event)))
        if (lives.get(connection.id) !== live) live.unwatch()
      })
      return connection
    },
    drop,
    destroy() {
      const reason = new KitError('connection/aborted', { shortMessage: 'The kit was destroyed.' })
      destroyed.abort(reason)
      for (const id of [...lives.keys()]) unwatch(id)?.end.abort(reason)
    },
  }
}

const connectionIn = (state: ConnectionState | undefined, id: string): Connection | undefined =>
  state?.connections.find((connection) => connection.id === id)

function toConnection(
  { info }: Connector,
  namespace: ChainNamespace,
  { accounts, networkId, approvedNetworkIds, canAddNetworks, wallet }: Session,
  account: Account,
): Connection {
  const imageUrl = wallet === undefined ? info.imageUrl : cleanImageUrl(wallet.imageUrl)
  return {
    id: `${namespace}:${info.id}`,
    namespace,
    connector: info,
    wallet: { name: cleanText(wallet?.name) || info.name, ...(imageUrl && { imageUrl }) },
    accounts,
    account,
    networkId,
    ...(approvedNetworkIds && { approvedNetworkIds }),
    ...(canAddNetworks && { canAddNetworks }),
  }
}
