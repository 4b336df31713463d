import type { Connection } from './Connection.js'

/** Status of a namespace (rule states-1). */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected' | 'reconnecting'

type Connections = {
  readonly connections: readonly Connection[]
  /**
   * Stored connections whose wallets have not answered yet: shown at once, replaced by the sessions that the wallets restore. A
   * connect may be in progress beside them.
   */
  readonly restoringIds: readonly string[]
}

/** Connections of one namespace: several wallets may be connected, one is active. */
export type ConnectionState =
  | {
      readonly status: 'disconnected'
      readonly connections: readonly []
      readonly restoringIds: readonly string[]
      readonly activeId: undefined
    }
  | (Connections & {
      readonly status: 'connecting'
      /** The connection that stays current while another is being made. */
      readonly activeId: string | undefined
      readonly connectorId: string
    })
  /** The active connection is a stored one. */
  | (Connections & { readonly status: 'reconnecting'; readonly activeId: string })
  | (Connections & { readonly status: 'connected'; readonly activeId: string })

/** Where each namespace begins, and where it ends up when its last connection goes. */
export const disconnected: ConnectionState = {
  status: 'disconnected',
  connections: [],
  restoringIds: [],
  activeId: undefined,
}

/** The connection that commands act on, also while another is being made or restored. */
export function activeConnection(state: ConnectionState): Connection | undefined {
  return state.connections.find(({ id }) => id === state.activeId)
}
