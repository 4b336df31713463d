import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { Connection } from '../connection/Connection.js'

/** A wallet that did not come back at the last reloads: locked, slow or removed. Tried again in silence, a few times. */
export type Missed = { readonly connection: Connection; readonly times: number }

/** What one namespace remembers over a reload. */
export type NamespaceMemory = {
  readonly connections: readonly Connection[]
  /** The recent connection: tried first. */
  readonly activeId: string | undefined
  readonly missed: readonly Missed[]
  /** The network last used. */
  readonly networkId: CaipNetworkId | undefined
}

/** What a kit keeps in storage. */
export type Memory = {
  readonly activeNamespace: ChainNamespace | undefined
  readonly namespaces: { readonly [namespace: string]: NamespaceMemory }
  /** Connections that were ended on purpose: other tabs end them too. One that is merely absent they keep. */
  readonly endedIds: readonly string[]
}

/** A kit that remembers nothing. */
export const noMemory: Memory = { activeNamespace: undefined, namespaces: {}, endedIds: [] }

/** Written with each memory; one of another version is not read. */
export const memoryVersion = 1
