import type { UpstreamConfig } from '../config/chainConfig.js'
import { finalityDepth } from './cache/cachePolicyOf.js'
import { createResponseCache, type ResponseStore } from './cache/createResponseCache.js'
import type { CallEffects } from './call/createCallEffects.js'
import type { GatewayFamily } from './call/GatewayFamily.js'
import type { ChainParts } from './rpc/ChainParts.js'
import { createCallNode } from './rpc/createCallNode.js'
import { createProbe } from './rpc/createProbe.js'
import { createHealth } from './upstream/createHealth.js'
import { createHedgeBudget } from './upstream/createHedgeBudget.js'
import { createHeights } from './upstream/createHeights.js'
import type { GatewayObserver } from './upstream/GatewayObserver.js'
import type { HttpTransport } from './upstream/HttpTransport.js'
import { orderUpstreams } from './upstream/orderUpstreams.js'
import { tryUpstreams } from './upstream/tryUpstreams.js'
import type { Upstream } from './upstream/Upstream.js'
import { NoUpstreamResponded } from './upstream/UpstreamError.js'

/** The part of a chain's configuration that the gateway needs. */
export type GatewayChainConfig = {
  readonly upstreams: readonly UpstreamConfig[]
  readonly blockTimeMs: number
  /** Forwarded JSON-RPC methods, as for `createMethodRule`; undefined forwards all. */
  readonly methods?: readonly string[] | undefined
}

/** Options for {@link createChainParts}. */
export type ChainOptions = {
  readonly chain: string
  readonly config: GatewayChainConfig
  /** Undefined for an unknown chain family. */
  readonly family: GatewayFamily | undefined
  readonly effects: CallEffects
  readonly now: () => number
  readonly transport: HttpTransport
  /** Cached responses of all chains. */
  readonly stored: ResponseStore
  readonly observer: GatewayObserver
  readonly random: () => number
  readonly limits: { readonly tryMs: number; readonly totalMs: number; readonly maxResponseBytes: number }
}

/** Time by which a node may lag behind, but at least two blocks. */
const allowedLagMs = 6000
const leastAllowedLag = 2
const shortestProbeMs = 250
const longestProbeMs = 3000

/** Creates the state of one chain: nodes, heights and cache. Also returns the transport that labels its requests. */
export function createChainParts(options: ChainOptions): {
  readonly parts: ChainParts
  readonly transport: HttpTransport
} {
  const { chain, config, family, effects, now, observer, random, limits } = options
  const { blockTimeMs } = config
  const upstreams = config.upstreams.map((upstream, index): Upstream => {
    const { name = String(index), url, wsUrl, priority = index, maxBatch } = upstream
    return { index, name, url, wsUrl, priority, maxBatch, health: createHealth({ now }) }
  })
  const transport = labelTransport(options.transport, chain, upstreams)
  const rules = new Map(
    family?.cacheRules.flatMap(([rule, methods]) => methods.split(' ').map((method) => [method, rule] as const)),
  )
  const cache = createResponseCache(options.stored, chain, now)
  const heights = createHeights({
    now,
    blockTimeMs,
    // A chain that lost more blocks than are replaceable is another chain, such as a restarted development node.
    onTip: (_, reorgDepth) => (reorgDepth > finalityDepth ? cache.clear() : cache.invalidateLatest()),
  })
  const hedges = createHedgeBudget()
  const probe = createProbe({
    question: family?.height,
    upstreams,
    heights,
    transport,
    now,
    everyMs: Math.min(Math.max(blockTimeMs / 2, shortestProbeMs), longestProbeMs),
    tryMs: limits.tryMs,
  })
  const callNode = createCallNode({ transport, maxBytes: limits.maxResponseBytes })

  const parts: ChainParts = {
    chain,
    family,
    effects,
    upstreams,
    heights,
    cache,
    rules,
    latestTtlMs: Math.min(blockTimeMs, family?.maxLatestTtlMs ?? blockTimeMs),
    callNode,
    order({ only, session }) {
      if (only !== undefined) return [only]
      const allowedLag = Math.max(leastAllowedLag, Math.ceil(allowedLagMs / blockTimeMs))
      return orderUpstreams({ upstreams, heights, allowedLag, random, session })
    },
    async tryUpstreams(options, question) {
      hedges.deposit()
      try {
        return await tryUpstreams({
          upstreams: parts.order(options),
          deadlineMs: options.deadlineMs,
          tryMs: limits.tryMs,
          now,
          mayHedge: hedges.withdraw,
          onAttempt: ({ name }, ms, outcome) => observer.onAttempt?.({ chain, upstream: name, ms, outcome }),
          ...question,
        })
      } catch (error) {
        if (error instanceof NoUpstreamResponded) options.causes.push(...error.attempts)
        throw error
      }
    },
    onCache(method, found) {
      observer.onCache?.({ chain, method: rules.has(method) ? method : 'other', found })
    },
    refreshHeights({ cacheLatest }) {
      // With one node there is nothing to compare, but cached responses may depend on the newest block.
      if (upstreams.length > 1 || (cacheLatest && family?.followsTip)) probe.notify()
    },
  }
  return { parts, transport }
}

/** Names the chain and the upstream in the span of each request. */
function labelTransport(transport: HttpTransport, chain: string, upstreams: readonly Upstream[]): HttpTransport {
  return {
    ...transport,
    request(request) {
      const upstream = upstreams.find(({ url }) => request.url.startsWith(url))
      const labels = { 'kit.chain': chain, ...(upstream && { 'kit.upstream': upstream.name }) }
      return transport.request({ ...request, labels })
    },
  }
}
