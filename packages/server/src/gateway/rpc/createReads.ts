import { createHash } from 'node:crypto'
import type { KeepRule } from '../cache/keepsFor.js'
import { keepsFor } from '../cache/keepsFor.js'
import { nodeTrouble } from '../call/nodeTrouble.js'
import type { RpcCall } from '../call/RpcCall.js'
import type { RpcReply } from '../call/RpcReply.js'
import { MAX_UPSTREAMS } from '../upstream/orderUpstreams.js'
import type { Upstream } from '../upstream/Upstream.js'
import { NoUpstreamResponded, UpstreamFault } from '../upstream/UpstreamFault.js'
import type { AskOptions, ChainParts } from './ChainParts.js'

const LONGEST_KEY = 300

/** Returns a key that is equal for identical calls. */
export function responseKey({ method, params = '' }: RpcCall): string {
  const key = `${method} ${params}`
  return key.length <= LONGEST_KEY ? key : `${method} ${createHash('sha256').update(params).digest('base64url')}`
}

/** Handles calls without effects; undefined for those without a response in time. */
export type Reads = (calls: readonly RpcCall[], options: AskOptions) => Promise<(RpcReply | undefined)[]>

/** A call that this request fetches, for itself and for those that join it. */
type Fetching = {
  readonly call: RpcCall
  readonly key: string
  readonly rule: KeepRule | undefined
  readonly settle: (reply: RpcReply | undefined) => void
}

/** Reads a chain: from the cache, from pending requests, and the rest from its nodes in one batch. */
export function createReads(parts: ChainParts): Reads {
  const { cache, heights, rules } = parts
  const heightIn = parts.family?.heightIn
  const underWay = new Map<string, Promise<RpcReply | undefined>>()

  /** Tries node after node for the remaining calls. */
  async function fetch(calls: readonly RpcCall[], options: AskOptions): Promise<(RpcReply | undefined)[]> {
    const replies: (RpcReply | undefined)[] = calls.map(() => undefined)
    /** Replies of nodes that may lack data; used if no other node has it. */
    const last: (RpcReply | undefined)[] = calls.map(() => undefined)
    let pending = calls.map((_, index) => index)
    const tried = new Set<Upstream>()

    async function ask(upstream: Upstream, signal: AbortSignal): Promise<readonly number[]> {
      const asked = pending
      tried.add(upstream)
      const given = await parts.askNode(
        upstream,
        asked.map((index) => calls[index] as RpcCall),
        { signal },
      )
      const unsettled: number[] = []
      let limited = false
      for (const [at, index] of asked.entries()) {
        const reply = given[at]
        const trouble = reply === undefined ? 'limited' : nodeTrouble(reply)
        if (trouble === 'absent') last[index] = reply
        if (trouble === 'limited') limited = true
        if (trouble !== undefined) unsettled.push(index)
        else {
          replies[index] ??= reply
          note(calls[index] as RpcCall, reply, upstream)
        }
      }
      if (unsettled.length === asked.length) throw new UpstreamFault('node not ready', { blames: limited })
      return unsettled
    }

    while (pending.length > 0) {
      const upstreams = parts.order(options).filter((upstream) => !tried.has(upstream))
      if (upstreams.length === 0 || tried.size >= MAX_UPSTREAMS) break
      const [first] = calls
      const kind = calls.length === 1 && first !== undefined ? first.method : 'batch'
      try {
        const room = upstreams.slice(0, MAX_UPSTREAMS - tried.size)
        pending = [...(await parts.around(options, { upstreams: room, effect: 'read', kind, ask })).value]
      } catch (error) {
        if (error instanceof NoUpstreamResponded) break
        throw error
      }
    }
    return replies.map((reply, index) => reply ?? last[index])
  }

  /** Learns the newest block from forwarded results. */
  function note({ method }: RpcCall, reply: RpcReply | undefined, upstream: Upstream): void {
    if (reply?.kind !== 'result') return
    const { height = Number.NaN, isTip = false } = heightIn?.(method, reply.value) ?? {}
    if (isTip || height > (heights.of(upstream.index)?.height ?? -1)) heights.report(upstream.index, height)
  }

  function keep({ call, key, rule }: Fetching, reply: RpcReply | undefined, state: number): void {
    if (rule === undefined || reply?.kind !== 'result') return
    const keeping = keepsFor(rule, call, reply.value, heights.tip())
    if (keeping === 'for good') cache.keep(key, reply.text)
    if (keeping !== 'while same') return
    // The newest block number itself defines the state; from a lagging node it is not cached.
    const seen = heightIn?.(call.method, reply.value)
    const isNewest = seen?.isTip === true && seen.height === heights.tip()
    cache.keepWhile(key, reply.text, isNewest ? cache.state() : state, parts.presentMs)
  }

  async function lead(fetching: readonly Fetching[], state: number, options: AskOptions): Promise<void> {
    let replies: readonly (RpcReply | undefined)[] = []
    try {
      replies = await fetch(
        fetching.map(({ call }) => call),
        options,
      )
      for (const [index, one] of fetching.entries()) keep(one, replies[index], state)
    } finally {
      for (const [index, { settle }] of fetching.entries()) settle(replies[index])
    }
  }

  return async (calls, options) => {
    if (options.only !== undefined) return fetch(calls, options)
    const state = cache.state()
    const fetching: Fetching[] = []
    const outcomes = calls.map((call) => {
      const key = responseKey(call)
      const rule = rules.get(call.method)
      const kept = rule && cache.get(key, options.present)
      if (kept !== undefined) {
        parts.onCache(call.method, 'hit')
        return { kind: 'result', text: kept } as const
      }
      // A read that started before the state changed is not shared with later callers.
      const flight = `${state} ${key}`
      const joined = options.present ? underWay.get(flight) : undefined
      if (rule !== undefined || joined !== undefined)
        parts.onCache(call.method, joined === undefined ? 'miss' : 'joined')
      if (joined !== undefined) return joined
      let settle: Fetching['settle'] = () => undefined
      const outcome = new Promise<RpcReply | undefined>((resolve) => {
        settle = (reply) => {
          if (underWay.get(flight) === outcome) underWay.delete(flight)
          resolve(reply)
        }
      })
      if (options.present) underWay.set(flight, outcome)
      fetching.push({ call, key, rule, settle })
      return outcome
    })
    if (fetching.length > 0) await lead(fetching, state, options)
    parts.refreshHeights(options)
    return Promise.all(outcomes)
  }
}
