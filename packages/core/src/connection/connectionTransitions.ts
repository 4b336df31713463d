import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { Account } from '../chain/Account.js'
import type { KnownIdentity } from '../chain/Identity.js'
import type { Transition } from '../store/createStore.js'
import { isSameFields } from '../store/isSameFields.js'
import type { Connection } from './Connection.js'
import type { ConnectionState } from './ConnectionState.js'
import { stateOf } from './expected.js'
import { identityLimit } from './listLimits.js'

/** A connect started. The active connection stays active. */
export const connecting =
  (connectorId: string): Transition<ConnectionState> =>
  (state) =>
    state.status === 'connecting' && state.connectorId === connectorId ? state : stateOf({ ...state, connectorId })

/** A connect failed, was cancelled or continues in the background. Returns to the active connection, or else to disconnected. */
export const connectEnded: Transition<ConnectionState> = (state) =>
  state.status === 'connecting' ? stateOf({ ...state, connectorId: undefined }) : state

/** A wallet connected and becomes active. */
export const connected =
  (connection: Connection): Transition<ConnectionState> =>
  (state) =>
    stateOf({ ...joinedTo(state, connection), activeId: connection.id, connectorId: undefined })

/** A wallet was restored or connected together with another one. It doesn't become active. */
export const joined =
  (connection: Connection): Transition<ConnectionState> =>
  (state) =>
    stateOf({ ...state, ...joinedTo(state, connection) })

/** A connection ended. Another one becomes active, or none. */
export const removed =
  (id: string): Transition<ConnectionState> =>
  (state) =>
    state.connections.some((connection) => connection.id === id)
      ? stateOf({ ...state, connections: state.connections.filter((connection) => connection.id !== id) })
      : state

/** The user selected another connection of the namespace. */
export const activated =
  (id: string): Transition<ConnectionState> =>
  (state) =>
    state.activeId === id || !state.connections.some((connection) => connection.id === id)
      ? state
      : stateOf({ ...state, activeId: id })

/** The user selected another account of a connection. */
export const accountChosen = (id: string, account: Account): Transition<ConnectionState> =>
  changed(id, (connection) => (connection.account === account ? connection : { ...connection, account }))

/**
 * The wallet shares other accounts (at least one; none means disconnected). The active account stays active unless it is no longer shared,
 * or the wallet reports another selected account as the first one.
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

/** The wallet switched to another network. */
export const networkChanged = (id: string, networkId: CaipNetworkId): Transition<ConnectionState> =>
  changed(id, (connection) => (connection.networkId === networkId ? connection : { ...connection, networkId }))

/** The set of approved networks changed. */
export const approvedNetworksChanged = (
  id: string,
  approvedNetworkIds: readonly CaipNetworkId[],
  canAddNetworks: boolean,
): Transition<ConnectionState> => changed(id, (connection) => ({ ...connection, approvedNetworkIds, canAddNetworks }))

/** A name was read for an account. Only the network that provided a name can remove it. */
export const identified = (id: string, known: KnownIdentity): Transition<ConnectionState> =>
  changed(id, (connection) => {
    const { identities = [] } = connection
    const old = identities.find(({ address }) => address === known.address)
    const hasAny = (known.name ?? known.avatar) !== undefined
    const isNews = hasAny ? old === undefined || !isSameFields(old, known) : old?.networkId === known.networkId
    if (!isNews) return connection
    const others = identities.filter((each) => each !== old)
    return { ...connection, identities: (hasAny ? [...others, known] : others).slice(-identityLimit) }
  })

const joinedTo = ({ connections, restoringIds, activeId }: ConnectionState, connection: Connection) => ({
  connections: placed(connections, { ...identitiesIn(connections, connection.id), ...connection }),
  restoringIds: restoringIds.filter((id) => id !== connection.id),
  activeId,
})

/** Keeps known names when a wallet connects again. */
function identitiesIn(connections: readonly Connection[], connectionId: string): Pick<Connection, 'identities'> {
  const identities = connections.find(({ id }) => id === connectionId)?.identities
  return identities ? { identities } : {}
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
