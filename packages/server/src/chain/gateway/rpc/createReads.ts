import { createHash } from 'node:crypto'
import { cachePolicyOf } from '../cache/cachePolicyOf.js'
import type { CacheRule } from '../call/GatewayFamily.js'
import { nodeErrorKind } from '../call/nodeErrorKind.js'
import type { RpcCall } from '../call/RpcCall.js'
import type { RpcReply } from '../call/RpcReply.js'
import { maxUpstreams } from '../upstream/orderUpstreams.js'
import type { Upstream } from '../upstream/Upstream.js'
import { NoUpstreamResponded, UpstreamError } from '../upstream/UpstreamError.js'
import type { ChainParts, GatewayRequestOptions } from './ChainParts.js'

const maxKey = 300

/** Returns a key that is equal for identical calls. */
export function responseKey({ method, params = '' }: RpcCall): string {
  const key = `${method} ${params}`
  return key.length <= maxKey ? key : `${method} ${createHash('sha256').update(params).digest('base64url')}`
}

/** Handles calls without effects. Returns undefined for those without a response in time. */
export type Reads = (calls: readonly RpcCall[], options: GatewayRequestOptions) => Promise<(RpcReply | undefined)[]>

/** A call that this request fetches, for itself and for those that join it. */
type PendingRead = {
  readonly call: RpcCall
  readonly key: string
  readonly rule: CacheRule | undefined
  readonly respond: (reply: RpcReply | undefined) => void
}

/** Reads a chain: from the cache, from pending requests, and the rest from its nodes in one batch. */
export function createReads(parts: ChainParts): Reads {
  const { cache, heights, rules } = parts
  const heightIn = parts.family?.heightIn
  const inFlight = new Map<string, Promise<RpcReply | undefined>>()

  /** Tries node after node for the remaining calls. */
  async function fetch(calls: readonly RpcCall[], options: GatewayRequestOptions): Promise<(RpcReply | undefined)[]> {
    const replies: (RpcReply | undefined)[] = calls.map(() => undefined)
    /** Replies of nodes that may lack data; used if no other node has it. */
    const fallbacks: (RpcReply | undefined)[] = calls.map(() => undefined)
    let pending = calls.map((_, index) => index)
    const tried = new Set<Upstream>()

    async function request(upstream: Upstream, signal: AbortSignal): Promise<readonly number[]> {
      const requested = pending
      tried.add(upstream)
      const received = await parts.callNode(
        upstream,
        requested.map((index) => calls[index] as RpcCall),
        { signal },
      )
      const unresolved: number[] = []
      let limited = false
      for (const [at, index] of requested.entries()) {
        const reply = received[at]
        const errorKind = reply === undefined ? 'limited' : nodeErrorKind(reply)
        if (errorKind === 'absent') fallbacks[index] = reply
        if (errorKind === 'limited') limited = true
        if (errorKind !== undefined) unresolved.push(index)
        else {
          replies[index] ??= reply
          noteHeight(calls[index] as RpcCall, reply, upstream)
        }
      }
      if (unresolved.length === requested.length) throw new UpstreamError('node not ready', { isNodeFault: limited })
      return unresolved
    }

    while (pending.length > 0) {
      const upstreams = parts.order(options).filter((upstream) => !tried.has(upstream))
      if (upstreams.length === 0 || tried.size >= maxUpstreams) break
      const [first] = calls
      const kind = calls.length === 1 && first !== undefined ? first.method : 'batch'
      try {
        const candidates = upstreams.slice(0, maxUpstreams - tried.size)
        pending = [
          ...(await parts.tryUpstreams(options, { upstreams: candidates, effect: 'read', kind, request })).value,
        ]
      } catch (error) {
        if (error instanceof NoUpstreamResponded) break
        throw error
      }
    }
    return replies.map((reply, index) => reply ?? fallbacks[index])
  }

  /** Learns the newest block from forwarded results. */
  function noteHeight({ method }: RpcCall, reply: RpcReply | undefined, upstream: Upstream): void {
    if (reply?.kind !== 'result') return
    const { height = Number.NaN, isTip = false } = heightIn?.(method, reply.value) ?? {}
    if (isTip || height > (heights.of(upstream.index)?.height ?? -1)) heights.report(upstream.index, height)
  }

  function cacheReply({ call, key, rule }: PendingRead, reply: RpcReply | undefined, state: number): void {
    if (rule === undefined || reply?.kind !== 'result') return
    const policy = cachePolicyOf(rule, call, reply.value, heights.tip())
    if (policy === 'immutable') cache.setImmutable(key, reply.text)
    if (policy !== 'latest') return
    // The newest block number itself defines the state; from a lagging node it is not cached.
    const seen = heightIn?.(call.method, reply.value)
    const isNewest = seen?.isTip === true && seen.height === heights.tip()
    cache.setLatest(key, reply.text, isNewest ? cache.state() : state, parts.latestTtlMs)
  }

  async function fetchAll(reads: readonly PendingRead[], state: number, options: GatewayRequestOptions): Promise<void> {
    let replies: readonly (RpcReply | undefined)[] = []
    try {
      replies = await fetch(
        reads.map(({ call }) => call),
        options,
      )
      for (const [index, one] of reads.entries()) cacheReply(one, replies[index], state)
    } finally {
      for (const [index, { respond }] of reads.entries()) respond(replies[index])
    }
  }

  return async (calls, options) => {
    if (options.only !== undefined) return fetch(calls, options)
    const state = cache.state()
    const reads: PendingRead[] = []
    const outcomes = calls.map((call) => {
      const key = responseKey(call)
      const rule = rules.get(call.method)
      const cached = rule && cache.get(key, options.cacheLatest)
      if (cached !== undefined) {
        parts.onCache(call.method, 'hit')
        return { kind: 'result', text: cached } as const
      }
      // A read that started before the state changed is not shared with later callers.
      const flight = `${state} ${key}`
      const joined = options.cacheLatest ? inFlight.get(flight) : undefined
      if (rule !== undefined || joined !== undefined)
        parts.onCache(call.method, joined === undefined ? 'miss' : 'joined')
      if (joined !== undefined) return joined
      let respond: PendingRead['respond'] = () => undefined
      const outcome = new Promise<RpcReply | undefined>((resolve) => {
        respond = (reply) => {
          if (inFlight.get(flight) === outcome) inFlight.delete(flight)
          resolve(reply)
        }
      })
      if (options.cacheLatest) inFlight.set(flight, outcome)
      reads.push({ call, key, rule, respond })
      return outcome
    })
    if (reads.length > 0) await fetchAll(reads, state, options)
    parts.refreshHeights(options)
    return Promise.all(outcomes)
  }
}
