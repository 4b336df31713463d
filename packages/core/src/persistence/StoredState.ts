import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Connection } from '../connection/Connection.js'

export type StoredConnection = {
  readonly connection: Connection
  /** Counts how often the user connected this wallet. Of two tabs, the one with the higher turn has the newer connection. */
  readonly turn: number
  /**
   * Number of consecutive page loads in which the wallet did not come back: locked, slow or removed. After the first, it is no longer
   * shown, but still looked for silently.
   */
  readonly misses: number
}

export type StoredNamespace = {
  readonly entries: readonly StoredConnection[]
  /** The most recent connection, restored first. */
  readonly activeId: string | undefined
  /** The network last used. */
  readonly networkId: CaipNetworkId | undefined
}

/** The state that a kit keeps in storage. */
export type StoredState = {
  readonly activeNamespace: ChainNamespace | undefined
  readonly namespaces: { readonly [namespace: string]: StoredNamespace }
  /**
   * Connections that were ended on purpose, with their last turns, so that other tabs end them too. Other tabs keep a connection that is
   * merely missing, and one with a later turn was connected again.
   */
  readonly ended: ReadonlyMap<string, number>
}

/** Creates an empty stored state. */
export const noStoredState = (): StoredState => ({ activeNamespace: undefined, namespaces: {}, ended: new Map() })

/** Stored with the state. Other versions are ignored. */
export const storedStateVersion = 1
