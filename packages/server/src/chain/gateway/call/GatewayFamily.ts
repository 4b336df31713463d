import type { RpcCall } from './RpcCall.js'
import type { RpcReply } from './RpcReply.js'

/**
 * Cache rule of a method. `constant`: any result. `tip`: while the newest block is unchanged. `state`, `block`: by the block that the
 * parameter at `at` names. `hash`: an existing result, because content behind a hash is immutable. `mined`: by the block in the result.
 * `logs`: by the range of the filter. `hashed`: like `hash` if the parameter at `at` is given, otherwise not. `finalized`: an existing
 * result, unless the options at `at` request less than finality. Unlisted methods are never cached.
 */
export type CacheRule =
  | { readonly by: 'constant' | 'tip' | 'hash' | 'mined' | 'logs' }
  | { readonly by: 'block' | 'state' | 'hashed' | 'finalized'; readonly at: number }

/** Gateway settings of a chain family. Unsupported capabilities are absent members. */
export type GatewayFamily = {
  /** CAIP-2 namespace. */
  readonly namespace: string
  /**
   * Methods that read a chain, subscribe to it, or send signed transactions, as names after a common prefix. None uses keys, or changes or
   * overloads a node. A trailing star is a wildcard.
   */
  readonly safeMethods: readonly (readonly [prefix: string, words: string])[]
  readonly methods?: MethodPatterns
  /** Cache rules of responses, by method names; responses of other methods are not cached. */
  readonly cacheRules: readonly (readonly [CacheRule, methods: string])[]
  /** How long a response about the current state can be cached. Default: the block time. */
  readonly maxLatestTtlMs?: number
  /** Whether the newest block is polled even with a single node, so that responses about the current state are not cached longer. */
  readonly followsTip?: boolean
  /** How a node reports its newest block. Without it, nodes are not compared, and `/ready` does not check them. */
  readonly height?: HeightRequest
  /** For nodes with a path-based API, like Esplora, instead of JSON-RPC. */
  readonly paths?: NodePaths
  /** Reads a block number from a forwarded result: of the newest block (`isTip`), or of one that exists. */
  heightIn?(method: string, result: unknown): { readonly height: number; readonly isTip: boolean } | undefined
  /** Returns known facts about a chain without a node; undefined for everything else. */
  localReply?(method: string, reference: string): RpcReply | undefined
  /** Handles `getAddressBalance`: the native balance of an address, as decimal text in the smallest unit. */
  addressBalance?(address: string, source: BalanceSource): Promise<RpcReply>
  /**
   * Error of a node that already has a sent transaction. After a first attempt that may have arrived, such an error does not prove failure.
   */
  readonly knownTransactionError?: RegExp
  /** Returns the response to a send whose first attempt may have arrived, if `refused` says that it did; otherwise undefined. */
  knownTransactionReply?(call: RpcCall, refused: RpcReply): Promise<RpcReply | undefined>
}

/** Patterns of method names by effect; a method that matches none may change something. */
export type MethodPatterns = {
  readonly reads: RegExp
  /** Exceptions from `reads`. */
  readonly changes?: RegExp
  /** Methods that send a signed transaction, which is idempotent. */
  readonly sends: RegExp
  /** Methods that create (`creates`) or use (`uses`) state of one node under an ID. */
  readonly filters?: { readonly creates: RegExp; readonly uses: RegExp }
  /** Methods that rewrite a development chain. */
  readonly rewrites?: RegExp
}

/** A request for the newest block, by method or by path. `read` returns NaN for anything else. */
export type HeightRequest = { readonly read: (result: unknown) => number } & (
  | { readonly method: string }
  | { readonly path: string }
)

/** Paths that the gateway forwards. */
export type NodePaths = {
  readonly allows: (method: 'GET' | 'POST', path: string) => boolean
  /** Whether an existing response never changes. */
  readonly isImmutable: (path: string) => boolean
}

/** Access to the nodes for reading a balance. */
export type BalanceSource = {
  /** Calls the chain's nodes. */
  readonly read: (method: string, params: readonly unknown[]) => Promise<RpcReply>
  /** Requests a path from the chain's nodes, for path-based APIs. */
  readonly get: (path: string) => Promise<{ readonly status: number; readonly body: Buffer }>
}
