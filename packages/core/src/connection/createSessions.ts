import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Account } from '../chain/Account.js'
import type { Connector, Session, SessionEvent } from '../connector/Connector.js'
import { KitError } from '../error/KitError.js'
import type { Emit } from '../event/createEvents.js'
import type { ClockPort } from '../ports/Ports.js'
import type { Store, Transition } from '../store/createStore.js'
import { cleanImageUrl } from '../text/cleanImageUrl.js'
import { cleanText } from '../text/cleanText.js'
import type { Connection } from './Connection.js'
import { type ConnectionState, disconnected } from './ConnectionState.js'
import { accountsChanged, approvedNetworksChanged, joined, networkChanged, removed } from './connectionTransitions.js'
import { createEventLimit } from './createEventLimit.js'
import type { Live, LiveSession } from './LiveSession.js'
import { isOf, parseAccounts, parseNetworkIds } from './parseSession.js'
import { safely } from './safely.js'

/** The connection stores by namespace, and the live sessions behind them, which are kept out of state. */
export type LiveSessions = {
  readonly stores: ReadonlyMap<ChainNamespace, Store<ConnectionState>>
  /** Aborts with `kit/aborted` when the kit is destroyed. */
  readonly destroyed: AbortSignal
  /** Returns the live session of a connection, or undefined if the connection isn't live yet or its wallet is locked. Never throws. */
  live(id: string): LiveSession | undefined
  /** Returns the connection in the state, live or not. */
  shown(namespace: ChainNamespace, id: string): Connection | undefined
  /** Connections whose wallets currently share no account. They are hidden until the wallet shares accounts again. */
  locked(): readonly Connection[]
  /** Adds a session to the state with `place`, then starts listening to it. */
  adopt(
    connector: Connector,
    namespace: ChainNamespace,
    session: Session,
    place: (connection: Connection) => Transition<ConnectionState>,
    preferred?: Account,
  ): Connection
  /** Removes a connection from the state and stops listening. Returns its live or locked session so that it can be ended. */
  drop(namespace: ChainNamespace, id: string, reason: string): LiveSession | undefined
  /** Stops listening to all sessions without ending them. */
  destroy(): void
}

/**
 * Creates the map of live sessions.
 *
 * @param isSame Compares accounts as their chain does.
 * @param isPreferredType Returns whether an account has the type that is active at first.
 */
export function createSessions(
  stores: ReadonlyMap<ChainNamespace, Store<ConnectionState>>,
  isSame: (a: Account, b: Account) => boolean,
  isPreferredType: (account: Account) => boolean,
  emit: Emit,
  clock: ClockPort,
): LiveSessions {
  const liveSessions = new Map<string, Live>()
  const destroyed = new AbortController()
  const [hide, take] = createTaking(stores, isSame, emit)

  function unwatch(id: string): Live | undefined {
    const live = liveSessions.get(id)
    liveSessions.delete(id)
    safely(emit, 'session/unwatch', () => live?.unwatch?.())
    return live
  }

  function drop(namespace: ChainNamespace, id: string, reason: string): LiveSession | undefined {
    const live = unwatch(id)
    live?.end.abort(new KitError('connection/ended', { shortMessage: 'The connection ended.', details: reason }))
    hide(namespace, id, reason)
    return live
  }

  return {
    stores,
    destroyed: destroyed.signal,
    live(id) {
      const live = liveSessions.get(id)
      return live?.locked === undefined ? live : undefined
    },
    shown: (namespace, id) => shownIn(stores, namespace, id),
    locked: () => [...liveSessions.values()].flatMap(({ locked }) => locked ?? []),
    adopt(connector, namespace, session, place, preferred) {
      const { accounts, isAccountTypeSelected } = session
      const account =
        accounts.find((candidate) => preferred !== undefined && isSame(candidate, preferred)) ??
        accounts.find((each) => !isAccountTypeSelected && isPreferredType(each)) ??
        (accounts[0] as Account)
      const connection = toConnection(connector, namespace, session, account)
      // A wallet that connects again still answers its pending requests.
      const end = unwatch(connection.id)?.end ?? new AbortController()
      const live: Live = { id: connection.id, namespace, connector, session, end, ended: end.signal }
      liveSessions.set(connection.id, live)
      stores.get(namespace)?.update(place(connection))
      // Listens after the state is updated, so that events fired synchronously find their connection.
      safely(emit, 'session/watch', () => {
        const onEvent = createEventLimit(clock, (event) =>
          safely(emit, 'session/event', () => {
            // Ignores events of sessions that were dropped.
            if (liveSessions.get(live.id) !== live) return
            if (event.type === 'disconnected') drop(namespace, live.id, cleanText(event.reason) || 'wallet')
            else take(live, event)
          }),
        )
        live.unwatch = session.watch((event) => safely(emit, 'session/event', () => onEvent(event)))
        if (liveSessions.get(connection.id) !== live) live.unwatch()
      })
      return connection
    },
    drop,
    destroy() {
      const reason = new KitError('connection/aborted', { shortMessage: 'The kit was destroyed.' })
      destroyed.abort(reason)
      for (const id of [...liveSessions.keys()]) unwatch(id)?.end.abort(reason)
    },
  }
}

const shownIn = (stores: LiveSessions['stores'], namespace: ChainNamespace, id: string): Connection | undefined =>
  stores
    .get(namespace)
    ?.getState()
    .connections.find((connection) => connection.id === id)

/** Returns functions that remove a connection from the state and that handle the events of its wallet. */
function createTaking(stores: LiveSessions['stores'], isSame: (a: Account, b: Account) => boolean, emit: Emit) {
  /** Removes a connection from the state, and emits the event. */
  function hide(namespace: ChainNamespace, id: string, reason: string): void {
    const connection = shownIn(stores, namespace, id)
    stores.get(namespace)?.update(removed(id))
    if (connection !== undefined)
      emit({ type: 'connection/disconnected', namespace, connectorId: connection.connector.id, reason })
  }

  /** Updates a connection. A hidden one keeps the update for when it is shown again. */
  function change(live: Live, transition: Transition<ConnectionState>): void {
    if (live.locked === undefined) stores.get(live.namespace)?.update(transition)
    else {
      const { connections } = transition(joined(live.locked)(disconnected))
      live.locked = connections[0] ?? live.locked
    }
  }

  function takeAccounts(live: Live, accounts: readonly Account[]): void {
    const { id, namespace } = live
    if (accounts.length === 0) {
      // A locked wallet is still connected: its accounts come back when it is unlocked.
      const connection = live.locked ?? shownIn(stores, namespace, id)
      if (live.locked !== undefined || connection === undefined) return
      live.locked = connection
      hide(namespace, id, 'no-accounts')
      return
    }
    change(live, accountsChanged(id, accounts, isSame, live.session.hasSelection))
    const back = live.locked
    if (back === undefined) return
    live.locked = undefined
    stores.get(namespace)?.update(joined(back))
    emit({ type: 'connection/reconnected', namespace, connectorId: live.connector.info.id })
  }

  function take(live: Live, event: Exclude<SessionEvent, { readonly type: 'disconnected' }>): void {
    const { id, namespace } = live
    if (event.type === 'networkChanged') {
      const { networkId } = event
      if (isOf(namespace, networkId)) change(live, networkChanged(id, networkId))
    } else if (event.type === 'approvedNetworksChanged') {
      const networkIds = parseNetworkIds(namespace, event.networkIds)
      if (networkIds !== undefined)
        change(live, approvedNetworksChanged(id, networkIds, live.session.canAddNetworks === true))
    } else if (event.type === 'accountsChanged') {
      const listed = event.accounts
      const accounts = parseAccounts(namespace, listed)
      // Ignores a list that contains no valid account.
      if (accounts !== undefined && (accounts.length > 0 || listed.length === 0)) takeAccounts(live, accounts)
    }
  }

  return [hide, take] as const
}

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
