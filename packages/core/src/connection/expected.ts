import type { Transition } from '../store/createStore.js'
import type { Connection } from './Connection.js'
import { type ConnectionState, disconnected } from './ConnectionState.js'

/** Shows stored connections until their wallets have responded. Connections that are live already stay unchanged. */
export const expected =
  (remembered: readonly Connection[], activeId: string | undefined): Transition<ConnectionState> =>
  (state) => {
    const added = remembered.filter(({ id }) => !state.connections.some((connection) => connection.id === id))
    return added.length === 0
      ? state
      : stateOf({
          ...state,
          connections: [...state.connections, ...added],
          restoringIds: [...state.restoringIds, ...added.map(({ id }) => id)],
          activeId: state.activeId ?? activeId,
        })
  }

type Facts = {
  readonly connections: readonly Connection[]
  readonly restoringIds: readonly string[]
  readonly activeId: string | undefined
  /** The connector of the connect in progress. */
  readonly connectorId?: string | undefined
}

/** Derives the state of a namespace from its facts, so that a connect and a restore that run in parallel can end in any order. */
export function stateOf({ connections, activeId: preferredId, connectorId, ...facts }: Facts): ConnectionState {
  const restoringIds = facts.restoringIds.filter((restoring) => connections.some(({ id }) => id === restoring))
  const active =
    connections.find(({ id }) => id === preferredId) ??
    connections.find(({ id }) => !restoringIds.includes(id)) ??
    connections[0]
  const activeId = active?.id
  if (connectorId !== undefined) return { status: 'connecting', connections, restoringIds, activeId, connectorId }
  if (activeId === undefined) return disconnected
  return {
    status: restoringIds.includes(activeId) ? 'reconnecting' : 'connected',
    connections,
    restoringIds,
    activeId,
  }
}
