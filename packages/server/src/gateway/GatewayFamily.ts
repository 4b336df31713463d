import type { KeepRule } from './cache/keepsFor.js'
import type { RpcCall } from './call/RpcCall.js'
import type { RpcReply } from './call/RpcReply.js'

/** What the gateway must know about a chain family. What its nodes cannot do is an absent member. */
export type GatewayFamily = {
  /** CAIP-2 namespace. */
  readonly namespace: string
  /**
   * Methods that read a chain, watch it, or send it what an account signed itself, as words after a common beginning: none uses keys, changes
   * or burdens a node. A star at the end stands for the rest of a name.
   */
  readonly safeMethods: readonly (readonly [beginning: string, words: string])[]
  readonly methods?: MethodPatterns
  /** What may be kept of answers, by the words of methods; of other methods nothing is kept. */
  readonly keepRules: readonly (readonly [KeepRule, methods: string])[]
  /** How long an answer about the present state may serve. Without it as long as a block takes. */
  readonly longestPresentMs?: number
  /** Whether the newest block is followed also where there is only one node, so that answers about the present state are kept no longer. */
  readonly followsTip?: boolean
  /** How a node reports its newest block. Without it nodes are not compared, and `/ready` does not ask them. */
  readonly height?: HeightQuestion
  /** Where nodes are asked by paths, as an Esplora is. They get no JSON-RPC then. */
  readonly paths?: NodePaths
  /** Reads the number of a block out of a result that passes by: of the newest one (`isTip`), or of one that is there at least. */
  heightIn?(method: string, result: unknown): { readonly height: number; readonly isTip: boolean } | undefined
  /** Returns what is known about a chain without asking a node; undefined for everything else. */
  localReply?(method: string, reference: string): RpcReply | undefined
  /** Answers `getAddressBalance`: what an address holds of the chain's own currency, as decimal text in its smallest unit. */
  addressBalance?(address: string, source: BalanceSource): Promise<RpcReply>
  /** How a node refuses a transaction that was sent already. After a first try that may have arrived, it does not prove that it was not. */
  readonly refusesSent?: RegExp
  /** The answer to a send whose first try may have arrived, where `refused` says that it did. Undefined where it does not say so. */
  asSent?(call: RpcCall, refused: RpcReply): Promise<RpcReply | undefined>
}

/** Names of methods by what they do; what none matches may change something. */
export type MethodPatterns = {
  readonly reads: RegExp
  /** Exceptions from `reads`. */
  readonly changes?: RegExp
  /** They send a signed transaction, the same wherever it is sent. */
  readonly sends: RegExp
  /** They make (`makes`) or use what one node remembers under an id. */
  readonly filters?: { readonly makes: RegExp; readonly uses: RegExp }
  /** They make a development node something else than it was. */
  readonly rewrites?: RegExp
}

/** A question about the newest block, by method or by path. `read` returns NaN for anything else. */
export type HeightQuestion = { readonly read: (result: unknown) => number } & (
  | { readonly method: string }
  | { readonly path: string }
)

/** Paths that the gateway passes on. */
export type NodePaths = {
  readonly passes: (method: 'GET' | 'POST', path: string) => boolean
  /** Whether the answer never changes once there is one. */
  readonly lasts: (path: string) => boolean
}

/** Where the gateway reads a balance. */
export type BalanceSource = {
  /** A call to the chain's nodes. */
  readonly read: (method: string, params: readonly unknown[]) => Promise<RpcReply>
  /** A path of the chain's nodes, where they are asked by paths. */
  readonly get: (path: string) => Promise<{ readonly status: number; readonly body: Buffer }>
}
