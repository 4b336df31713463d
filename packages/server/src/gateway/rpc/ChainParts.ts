import type { ResponseCache } from '../cache/createResponseCache.js'
import type { KeepRule } from '../cache/keepsFor.js'
import type { CallEffects } from '../call/createCallEffects.js'
import type { GatewayFamily } from '../GatewayFamily.js'
import type { AskAroundOptions } from '../upstream/askAround.js'
import type { Heights } from '../upstream/createHeights.js'
import type { Upstream } from '../upstream/Upstream.js'
import type { AskNode } from './createAskNode.js'

/** How one request wants to be served. */
export type AskOptions = {
  /** When all of it must be answered, in milliseconds since 1970. */
  readonly deadlineMs: number
  /** Whether an answer about the present state may be some moments old, and shared with others who ask the same. */
  readonly present: boolean
  /** Prefers the same node for the same session. */
  readonly session?: string | undefined
  /** Asks only this node, past the cache. */
  readonly only?: Upstream | undefined
  /** Gets a short cause for each attempt that failed. */
  readonly causes: string[]
}

/** What the parts of one chain share. */
export type ChainParts = {
  /** CAIP-2 ID. */
  readonly chain: string
  /** Undefined for a chain of which no more is known than that its nodes speak JSON-RPC. */
  readonly family: GatewayFamily | undefined
  readonly effects: CallEffects
  readonly upstreams: readonly Upstream[]
  readonly heights: Heights
  readonly cache: ResponseCache
  readonly rules: ReadonlyMap<string, KeepRule>
  /** How long an answer about the present state may serve. */
  readonly presentMs: number
  readonly askNode: AskNode
  /** The nodes to ask, in order of choice. */
  order(options: AskOptions): readonly Upstream[]
  /** Asks them one after another, with this chain's limits. Adds to `causes`. @throws NoUpstreamResponded */
  around<T>(
    options: AskOptions,
    question: Pick<AskAroundOptions<T>, 'effect' | 'kind' | 'ask'> & { readonly upstreams?: readonly Upstream[] },
  ): Promise<{ readonly value: T; readonly upstream: Upstream; readonly doubtful: boolean }>
  onCache(method: string, found: 'hit' | 'joined' | 'miss'): void
  /** Asks for the nodes' newest blocks, if it is time. */
  refreshHeights(options: AskOptions): void
}
