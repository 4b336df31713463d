import type { ResponseCache } from '../cache/createResponseCache.js'
import type { CallEffects } from '../call/createCallEffects.js'
import type { CacheRule, GatewayFamily } from '../call/GatewayFamily.js'
import type { Heights } from '../upstream/createHeights.js'
import type { TryUpstreamsOptions } from '../upstream/tryUpstreams.js'
import type { Upstream } from '../upstream/Upstream.js'
import type { CallNode } from './createCallNode.js'

export type GatewayRequestOptions = {
  /** Deadline of the whole request, as Unix time in milliseconds. */
  readonly deadlineMs: number
  /** Whether a response about the current state can be slightly old and shared with identical requests. */
  readonly cacheLatest: boolean
  /** Prefers the same node for the same session. */
  readonly session?: string | undefined
  /** Uses only this node, bypassing the cache. */
  readonly only?: Upstream | undefined
  /** Collects a short cause for each failed attempt. */
  readonly causes: string[]
}

/** Shared parts of one chain. */
export type ChainParts = {
  /** CAIP-2 ID. */
  readonly chain: string
  /** Undefined for an unknown family, whose nodes only speak JSON-RPC. */
  readonly family: GatewayFamily | undefined
  readonly effects: CallEffects
  readonly upstreams: readonly Upstream[]
  readonly heights: Heights
  readonly cache: ResponseCache
  readonly rules: ReadonlyMap<string, CacheRule>
  /** How long a response about the current state can be cached. */
  readonly latestTtlMs: number
  readonly callNode: CallNode
  /** Returns the nodes to use, in order of preference. */
  order(options: GatewayRequestOptions): readonly Upstream[]
  /** Tries nodes one after another, with this chain's limits. Adds to `causes`. @throws NoUpstreamResponded */
  tryUpstreams<T>(
    options: GatewayRequestOptions,
    question: Pick<TryUpstreamsOptions<T>, 'effect' | 'kind' | 'request'> & {
      readonly upstreams?: readonly Upstream[]
    },
  ): Promise<{ readonly value: T; readonly upstream: Upstream; readonly maybeDuplicate: boolean }>
  onCache(method: string, found: 'hit' | 'joined' | 'miss'): void
  /** Polls the nodes' newest blocks if due. */
  refreshHeights(options: GatewayRequestOptions): void
}
