import type { ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Account } from '../chain/Account.js'
import type { Connector, Session, SessionEvent } from '../connector/Connector.js'
import { KitError } from '../error/KitError.js'
import type { Emit } from '../event/createEvents.js'
import type { Store, Transition } from '../store/createStore.js'
import { cleanImageUrl } from '../text/cleanImageUrl.js'
import { cleanText } from '../text/cleanText.js'
import type { Connection } from './Connection.js'
import type { ConnectionState } from './ConnectionState.js'
import { accountsChanged, approvedNetworksChanged, networkChanged, removed } from './connectionTransitions.js'

/** A session that lives, and the connector it came from. */
export type LiveSession = {
  readonly id: string
  readonly namespace: ChainNamespace
  readonly connector: Connector
  readonly session: Session
  /**
   * Aborts when the connection ends, whoever ends it (`connection/ended`, with the reason in `details`), or the kit
   * (`kit/aborted`): what was asked of the wallet over this session gets no answer any more.
   */
  readonly ended: AbortSignal
}

/** The stores of connections by namespace, and the live objects behind them, which stay out of state. */
export type Sessions = {
  readonly stores: ReadonlyMap<ChainNamespace, Store<ConnectionState>>
  /** Aborts with `kit/aborted` when the kit is destroyed. */
  readonly destroyed: AbortSignal
  /** Throws nothing; undefined when the connection is not live (yet). */
  live(id: string): LiveSession | undefined
  /** Makes a session live: into the state by `place`, then listened to. */
  adopt(
    connector: Connector,
    namespace: ChainNamespace,
    session: Session,
    place: (connection: Connection) => Transition<ConnectionState>,
    preferred?: Account,
  ): Connection
  /** Takes a connection out of the state and stops listening. Answers what was live, for ending it. */
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
): Sessions {
  type Live = LiveSession & { readonly end: AbortController; unwatch?: () => void }
  const lives = new Map<string, Live>()
  const destroyed = new AbortController()

  function unwatch(id: string): Live | undefined {
    const live = lives.get(id)
    lives.delete(id)
    try {
      live?.unwatch?.()
    } catch (error) {
      emit({ type: 'kit/internalError', error, during: 'session/unwatch' })
    }
    return live
  }

  function drop(namespace: ChainNamespace, id: string, reason: string): LiveSession | undefined {
    const store = stores.get(namespace)
    const connection = store?.getState().connections.find((candidate) => candidate.id === id)
    const live = unwatch(id)
    store?.update(removed(id))
    live?.end.abort(
      new KitError('connection/ended', { shortMessage: 'The connection to the wallet ended.', details: reason }),
    )
    if (connection !== undefined)
      emit({ type: 'connection/disconnected', namespace, connectorId: connection.connector.id, reason })
    return live
  }

  function hear(live: LiveSession, event: SessionEvent): void {
    const store = stores.get(live.namespace)
    // A wallet may go on talking after it was let go.
    if (store === undefined || lives.get(live.id)?.session !== live.session) return
    if (event.type === 'disconnected') drop(live.namespace, live.id, event.reason)
    else if (event.type === 'networkChanged') store.update(networkChanged(live.id, event.networkId))
    else if (event.type === 'approvedNetworksChanged')
      store.update(approvedNetworksChanged(live.id, event.networkIds, live.session.canAddNetworks === true))
    else if (event.accounts.length === 0) drop(live.namespace, live.id, 'no-accounts')
    else store.update(accountsChanged(live.id, event.accounts, isSame, live.session.hasSelection))
  }

  return {
    stores,
    destroyed: destroyed.signal,
    live: (id) => lives.get(id),
    adopt(connector, namespace, session, place, preferred) {
      const { accounts } = session
      const account =
        accounts.find((candidate) => preferred !== undefined && isSame(candidate, preferred)) ??
        accounts.find(isPreferredType) ??
        (accounts[0] as Account)
      const connection = toConnection(connector, namespace, session, account)
      // A wallet that is connected once more goes on answering what it was asked before.
      const end = unwatch(connection.id)?.end ?? new AbortController()
      const live: Live = { id: connection.id, namespace, connector, session, end, ended: end.signal }
      lives.set(connection.id, live)
      stores.get(namespace)?.update(place(connection))
      // After the state: what a wallet reports at once already finds its connection.
      try {
        live.unwatch = session.watch((event) => hear(live, event))
        if (lives.get(connection.id) !== live) live.unwatch()
      } catch (error) {
        emit({ type: 'kit/internalError', error, during: 'session/watch' })
      }
      return connection
    },
    drop,
    destroy() {
      const reason = new KitError('kit/aborted', { shortMessage: 'The kit was destroyed.' })
      destroyed.abort(reason)
      for (const id of [...lives.keys()]) unwatch(id)?.end.abort(reason)
    },
  }
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
