import type { Connection } from './Connection.js'

/** Status of a namespace (rule states-1). */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected' | 'reconnecting'

type Connections = {
  readonly connections: readonly Connection[]
  /**
   * IDs of stored connections whose wallets have not responded yet. They are shown immediately and replaced by the restored sessions. A
   * connect can be in progress at the same time.
   */
  readonly restoringIds: readonly string[]
}

/** State of the connections of one namespace. Several wallets can be connected; one of them is active. */
export type ConnectionState =
  | {
      readonly status: 'disconnected'
      readonly connections: readonly []
      readonly restoringIds: readonly string[]
      readonly activeId: undefined
    }
  | (Connections & {
      readonly status: 'connecting'
      /** The active connection, which stays active while another one is being established. */
      readonly activeId: string | undefined
      readonly connectorId: string
    })
  /** The active connection is one that is being restored. */
  | (Connections & { readonly status: 'reconnecting'; readonly activeId: string })
  | (Connections & { readonly status: 'connected'; readonly activeId: string })

/** Initial state of a namespace, and its state without connections. */
export const disconnected: ConnectionState = {
  status: 'disconnected',
  connections: [],
  restoringIds: [],
  activeId: undefined,
}

/** Returns the active connection, also while another one is being established or restored. */
export function activeConnection(state: ConnectionState): Connection | undefined {
  return state.connections.find(({ id }) => id === state.activeId)
}
