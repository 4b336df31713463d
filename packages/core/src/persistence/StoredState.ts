import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Connection } from '../connection/Connection.js'

/** A connection that is stored. */
export type StoredConnection = {
  readonly connection: Connection
  /** Counts how often this wallet was connected anew: of two tabs, the one that connected it later is right. */
  readonly turn: number
  /**
   * How many reloads in a row its wallet did not come back: locked, slow or removed. From the first on it is not shown, but looked
   * for in silence.
   */
  readonly misses: number
}

/** What is stored of one namespace. */
export type StoredNamespace = {
  readonly entries: readonly StoredConnection[]
  /** The recent connection: tried first. */
  readonly activeId: string | undefined
  /** The network last used. */
  readonly networkId: CaipNetworkId | undefined
}

/** What a kit keeps in storage. */
export type StoredState = {
  readonly activeNamespace: ChainNamespace | undefined
  readonly namespaces: { readonly [namespace: string]: StoredNamespace }
  /**
   * The turns up to which connections were ended on purpose: other tabs end them too. One that is merely absent they keep, and one
   * of a later turn was connected again.
   */
  readonly ended: ReadonlyMap<string, number>
}

/** Nothing is stored. */
export const noStoredState = (): StoredState => ({ activeNamespace: undefined, namespaces: {}, ended: new Map() })

/** Written with each stored state; one of another version is not read. */
export const storedStateVersion = 1
