import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { Account } from '../chain/Account.js'
import type { Transition } from '../store/createStore.js'
import type { Connection } from './Connection.js'
import { type ConnectionState, disconnected } from './ConnectionState.js'

/** A connect began; what is current stays current. */
export const connecting =
  (connectorId: string): Transition<ConnectionState> =>
  ({ connections, activeId }) => ({ status: 'connecting', connections, activeId, connectorId })

/** A connect failed or was given up: back to the current connection, else disconnected (section 4). */
export const connectEnded: Transition<ConnectionState> = (state) =>
  state.status === 'connecting' ? rest(state.connections, state.activeId) : state

/** A wallet is connected, and active from now on. */
export const connected =
  (connection: Connection): Transition<ConnectionState> =>
  ({ connections }) => ({
    status: 'connected',
    connections: placed(connections, connection),
    activeId: connection.id,
  })

/**
 * A wallet came back beside what else is going on: nothing else is disturbed. The one that was active makes the
 * namespace connected; others wait until restore has ended.
 */
export const joined =
  (connection: Connection): Transition<ConnectionState> =>
  (state) => {
    const connections = placed(state.connections, connection)
    const activeId = state.activeId ?? connection.id
    const isBack = state.status === 'disconnected' || (state.status === 'reconnecting' && activeId === connection.id)
    return isBack
      ? { status: 'connected', connections, activeId }
      : ({ ...state, connections, activeId } as ConnectionState)
  }

/** Restore ended: only what wallets confirmed stays; a connect in progress goes on. */
export const restored =
  (isLive: (id: string) => boolean): Transition<ConnectionState> =>
  (state) => {
    const connections = state.connections.filter(({ id }) => isLive(id))
    if (state.status === 'connecting') {
      const activeId = connections.some(({ id }) => id === state.activeId) ? state.activeId : connections[0]?.id
      return { ...state, connections, activeId }
    }
    return rest(connections, state.activeId)
  }

/** A connection ended; another takes its place, or none is left. */
export const removed =
  (id: string): Transition<ConnectionState> =>
  (state) => {
    if (!state.connections.some((connection) => connection.id === id)) return state
    const connections = state.connections.filter((connection) => connection.id !== id)
    if (state.status !== 'connecting' && (state.status !== 'reconnecting' || connections.length === 0))
      return rest(connections, state.activeId)
    const activeId = state.activeId === id ? connections[0]?.id : state.activeId
    return { ...state, connections, activeId } as ConnectionState
  }

/** The visitor chose among the connections of the namespace. */
export const activated =
  (id: string): Transition<ConnectionState> =>
  (state) =>
    state.activeId === id || !state.connections.some((connection) => connection.id === id)
      ? state
      : ({ ...state, activeId: id } as ConnectionState)

/** The visitor chose among the accounts of a connection. */
export const accountChosen = (id: string, account: Account): Transition<ConnectionState> =>
  changed(id, (connection) => (connection.account === account ? connection : { ...connection, account }))

/**
 * The wallet disclosed other accounts (not none: that is a disconnect). The chosen account stays unless it is gone or
 * the wallet, if it has one selected, selected another one, which it says by putting it first.
 */
export const accountsChanged = (
  id: string,
  accounts: readonly Account[],
  isSame: (a: Account, b: Account) => boolean,
  hasSelection = true,
): Transition<ConnectionState> =>
  changed(id, (connection) => {
    const [first] = accounts
    const [before] = connection.accounts
    if (first === undefined || before === undefined) return connection
    const stays = !hasSelection || isSame(first, before)
    const kept = stays ? accounts.find((account) => isSame(account, connection.account)) : undefined
    return { ...connection, accounts, account: kept ?? first }
  })

/** The wallet went to another network. */
export const networkChanged = (id: string, networkId: CaipNetworkId): Transition<ConnectionState> =>
  changed(id, (connection) => (connection.networkId === networkId ? connection : { ...connection, networkId }))

/** The wallet approved other networks. */
export const approvedNetworksChanged = (
  id: string,
  approvedNetworkIds: readonly CaipNetworkId[],
  canAddNetworks: boolean,
): Transition<ConnectionState> => changed(id, (connection) => ({ ...connection, approvedNetworkIds, canAddNetworks }))

function rest(connections: readonly Connection[], activeId: string | undefined): ConnectionState {
  const active = connections.find(({ id }) => id === activeId) ?? connections[0]
  return active === undefined ? disconnected : { status: 'connected', connections, activeId: active.id }
}

function placed(connections: readonly Connection[], connection: Connection): readonly Connection[] {
  const known = connections.some(({ id }) => id === connection.id)
  return known ? connections.map((old) => (old.id === connection.id ? connection : old)) : [...connections, connection]
}

function changed(id: string, change: (connection: Connection) => Connection): Transition<ConnectionState> {
  return (state) => {
    const old = state.connections.find((connection) => connection.id === id)
    if (old === undefined) return state
    const next = change(old)
    return next === old ? state : ({ ...state, connections: placed(state.connections, next) } as ConnectionState)
  }
}
