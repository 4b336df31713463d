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
