import { createAnswerCache } from './cache/createAnswerCache.js'
import { keepRules } from './cache/keepRules.data.js'
import { FINALITY_DEPTH } from './cache/keepsFor.js'
import { createMethodRule, type MethodRule } from './call/createMethodRule.js'
import { createEsploraSource, type EsploraSource } from './esplora/createEsploraSource.js'
import type { GatewayChainConfig } from './GatewayChainConfig.js'
import { addressBalance } from './rpc/addressBalance.js'
import type { AskOptions, ChainParts } from './rpc/ChainParts.js'
import { type Answers, createAnswers } from './rpc/createAnswers.js'
import { createAskNode } from './rpc/createAskNode.js'
import { createForwardUnreadable } from './rpc/createForwardUnreadable.js'
import { createProbe } from './rpc/createProbe.js'
import { askAround } from './upstream/askAround.js'
import { createHealth } from './upstream/createHealth.js'
import { createHedgeAllowance } from './upstream/createHedgeAllowance.js'
import { createHeights } from './upstream/createHeights.js'
import type { GatewayObserver } from './upstream/GatewayObserver.js'
import type { HttpTransport } from './upstream/HttpTransport.js'
import { orderUpstreams } from './upstream/orderUpstreams.js'
import type { Upstream, UpstreamStatus } from './upstream/Upstream.js'
import { NoUpstreamAnswered } from './upstream/UpstreamFault.js'

/** One chain of the gateway. */
export type GatewayChain = {
  readonly upstreams: readonly Upstream[]
  readonly answers: Answers
  readonly esplora: EsploraSource
  readonly methodRule: MethodRule | undefined
  order(options: AskOptions): readonly Upstream[]
  health(): readonly UpstreamStatus[]
}

/** What a chain is made of. */
export type ChainOptions = {
  readonly chain: string
  readonly config: GatewayChainConfig
  readonly now: () => number
  readonly transport: HttpTransport
  readonly observer: GatewayObserver
  readonly random: () => number
  readonly limits: { readonly tryMs: number; readonly totalMs: number; readonly maxResponseBytes: number }
}

/** How long an answer about the present state may serve on chains whose newest block is not followed. */
const LONGEST_PRESENT_MS: Readonly<Record<string, number>> = { solana: 400, polkadot: 1000 }
/** A node may be behind by what the chain makes in this time, and by two blocks in any case. */
const ALLOWED_LAG_MS = 6000
const LEAST_ALLOWED_LAG = 2
const SHORTEST_PROBE_MS = 250
const LONGEST_PROBE_MS = 3000

/** Joins the parts of one chain. */
export function createChain(options: ChainOptions): GatewayChain {
  const { chain, config, now, transport, observer, random, limits } = options
  const namespace = chain.split(':')[0] ?? ''
  const { blockTimeMs } = config
  const upstreams = config.upstreams.map((upstream, index): Upstream => {
    const { name = String(index), url, wsUrl, priority = index, maxBatch } = upstream
    return { index, name, url, wsUrl, priority, maxBatch, health: createHealth({ now }) }
  })
  const rules = keepRules[namespace] ?? new Map()
  const cache = createAnswerCache({ now })
  const heights = createHeights({
    now,
    // A chain that lost more than may be replaced is another chain, such as a development node that started again.
    onTip: (_, back) => (back > FINALITY_DEPTH ? cache.clear() : cache.moveOn()),
  })
  const hedges = createHedgeAllowance()
  const probe = createProbe({
    namespace,
    upstreams,
    heights,
    transport,
    now,
    everyMs: Math.min(Math.max(blockTimeMs / 2, SHORTEST_PROBE_MS), LONGEST_PROBE_MS),
    tryMs: limits.tryMs,
  })
  const askNode = createAskNode({ transport, maxBytes: limits.maxResponseBytes })

  const parts: ChainParts = {
    chain,
    upstreams,
    heights,
    cache,
    rules,
    presentMs: Math.min(blockTimeMs, LONGEST_PRESENT_MS[namespace] ?? blockTimeMs),
    askNode,
    order({ only, session }) {
      if (only !== undefined) return [only]
      const allowedLag = Math.max(LEAST_ALLOWED_LAG, Math.ceil(ALLOWED_LAG_MS / blockTimeMs))
      return orderUpstreams({ upstreams, heights, allowedLag, random, session })
    },
    async around(asking, question) {
      hedges.earn()
      try {
        return await askAround({
          upstreams: parts.order(asking),
          deadlineMs: asking.deadlineMs,
          tryMs: limits.tryMs,
          now,
          mayHedge: hedges.spend,
          onAttempt: ({ name }, ms, outcome) => observer.onAttempt?.({ chain, upstream: name, ms, outcome }),
          ...question,
        })
      } catch (error) {
        if (error instanceof NoUpstreamAnswered) asking.causes.push(...error.attempts)
        throw error
      }
    },
    onCache(method, found) {
      observer.onCache?.({ chain, method: rules.has(method) ? method : 'other', found })
    },
    refreshHeights({ present }) {
      // With one node there is nothing to compare; what is kept of an EVM chain's present state still depends on its newest block.
      if (upstreams.length > 1 || (present && namespace === 'eip155')) probe.wake()
    },
  }

  const methodRule = config.methods && createMethodRule(namespace, config.methods)
  const esplora = createEsploraSource(parts, { transport, maxBytes: limits.maxResponseBytes })
  const speaksRpc = namespace !== 'bip122'
  const answers = createAnswers(parts, {
    methodRule,
    maxBytes: limits.maxResponseBytes,
    speaksRpc,
    forwardUnreadable:
      speaksRpc && methodRule === undefined
        ? createForwardUnreadable(parts, { transport, maxBytes: limits.maxResponseBytes })
        : undefined,
    addressBalance: (call, asking, read) =>
      addressBalance(chain, call, {
        read,
        ...(!speaksRpc && { esplora: (path) => esplora({ method: 'GET', path }, asking) }),
      }),
  })

  return {
    upstreams,
    answers,
    esplora,
    methodRule,
    order: parts.order,
    health: () =>
      upstreams.map(({ index, name, health }) => ({
        chain,
        upstream: name,
        circuit: health.circuit(),
        errorRate: health.errorRate(),
        latencyMs: health.latencyMs(),
        height: heights.of(index)?.height,
        lag: heights.lag(index),
      })),
  }
}
