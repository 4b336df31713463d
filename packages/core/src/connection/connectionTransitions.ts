import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { Account } from '../chain/Account.js'
import type { KnownIdentity } from '../chain/Identity.js'
import type { Transition } from '../store/createStore.js'
import { isSameFields } from '../store/isSameFields.js'
import type { Connection } from './Connection.js'
import type { ConnectionState } from './ConnectionState.js'
import { stateOf } from './expected.js'
import { identityLimit } from './listLimits.js'

/** A connect began; what is current stays current. */
export const connecting =
  (connectorId: string): Transition<ConnectionState> =>
  (state) =>
    state.status === 'connecting' && state.connectorId === connectorId ? state : stateOf({ ...state, connectorId })

/** A connect failed, was given up or goes on unseen: back to the current connection, else disconnected. */
export const connectEnded: Transition<ConnectionState> = (state) =>
  state.status === 'connecting' ? stateOf({ ...state, connectorId: undefined }) : state

/** A wallet is connected, and active from now on. */
export const connected =
  (connection: Connection): Transition<ConnectionState> =>
  (state) =>
    stateOf({ ...joinedTo(state, connection), activeId: connection.id, connectorId: undefined })

/** A wallet came back, or came with another, beside what else is going on: nothing else is disturbed. */
export const joined =
  (connection: Connection): Transition<ConnectionState> =>
  (state) =>
    stateOf({ ...state, ...joinedTo(state, connection) })

/** A connection ended; another takes its place, or none is left. */
export const removed =
  (id: string): Transition<ConnectionState> =>
  (state) =>
    state.connections.some((connection) => connection.id === id)
      ? stateOf({ ...state, connections: state.connections.filter((connection) => connection.id !== id) })
      : state

/** The visitor chose among the connections of the namespace. */
export const activated =
  (id: string): Transition<ConnectionState> =>
  (state) =>
    state.activeId === id || !state.connections.some((connection) => connection.id === id)
      ? state
      : stateOf({ ...state, activeId: id })

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

/** A network gave the name of an account. Only the network that gave a name before can take it away. */
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

/** Known names stay when a wallet connects again. */
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
