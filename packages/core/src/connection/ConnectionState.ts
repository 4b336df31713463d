import type { Transition } from '../store/createStore.js'
import type { Connection } from './Connection.js'

/** Status of a namespace (specification, section 4). */
export type ConnectionStatus = 'disconnected' | 'connecting' | 'connected' | 'reconnecting'

/** Connections of one namespace: several wallets may be connected, one is active. */
export type ConnectionState =
  | { readonly status: 'disconnected'; readonly connections: readonly []; readonly activeId: undefined }
  | {
      readonly status: 'connecting'
      readonly connections: readonly Connection[]
      /** The connection that stays current while another is being made. */
      readonly activeId: string | undefined
      readonly connectorId: string
    }
  | {
      readonly status: 'reconnecting'
      /** What storage remembers: shown at once, replaced by what the wallets answer. */
      readonly connections: readonly Connection[]
      readonly activeId: string | undefined
    }
  | { readonly status: 'connected'; readonly connections: readonly Connection[]; readonly activeId: string }

/** Where each namespace begins, and where it ends up when its last connection goes. */
export const disconnected: ConnectionState = { status: 'disconnected', connections: [], activeId: undefined }

/** The connection that commands act on, also while another is being made or restored. */
export function activeConnection(state: ConnectionState): Connection | undefined {
  return state.connections.find(({ id }) => id === state.activeId)
}

/** Restore began: what storage remembers is shown at once. */
export const reconnecting =
  (connections: readonly Connection[], activeId: string | undefined): Transition<ConnectionState> =>
  () => ({
    status: 'reconnecting',
    connections,
    activeId: (connections.find(({ id }) => id === activeId) ?? connections[0])?.id,
  })
