import { createHash } from 'node:crypto'
import { cachePolicyOf } from '../cache/cachePolicyOf.js'
import type { CacheRule } from '../call/GatewayFamily.js'
import type { RpcCall } from '../call/RpcCall.js'
import type { RpcReply } from '../call/RpcReply.js'
import type { ChainParts, GatewayRequestOptions } from './ChainParts.js'
import { createNodeReads, type Reads } from './createNodeReads.js'

const maxKey = 300

/** Returns a key that is equal for identical calls. */
export function responseKey({ method, params = '' }: RpcCall): string {
  const key = `${method} ${params}`
  return key.length <= maxKey ? key : `${method} ${createHash('sha256').update(params).digest('base64url')}`
}

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
  const readNodes = createNodeReads(parts)
  const inFlight = new Map<string, Promise<RpcReply | undefined>>()

  function cacheReply({ call, key, rule }: PendingRead, reply: RpcReply | undefined, state: number): void {
    if (rule === undefined || reply?.kind !== 'result') return
    const policy = cachePolicyOf(rule, call, reply.value, heights.tip())
    if (policy === 'immutable') cache.setImmutable(key, reply.text)
    if (policy !== 'latest') return
    // The newest block number itself defines the state; from a lagging node it is not cached.
    const seen = parts.family?.heightIn?.(call.method, reply.value)
    const isNewest = seen?.isTip === true && seen.height === heights.tip()
    cache.setLatest(key, reply.text, isNewest ? cache.state() : state, parts.latestTtlMs)
  }

  async function fetchAll(reads: readonly PendingRead[], state: number, options: GatewayRequestOptions): Promise<void> {
    let replies: readonly (RpcReply | undefined)[] = []
    try {
      replies = await readNodes(
        reads.map(({ call }) => call),
        options,
      )
      for (const [index, one] of reads.entries()) cacheReply(one, replies[index], state)
    } finally {
      for (const [index, { respond }] of reads.entries()) respond(replies[index])
    }
  }

  return async (calls, options) => {
    if (options.only !== undefined) return readNodes(calls, options)
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
