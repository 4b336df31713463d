import { nodeErrorKind } from '../call/nodeErrorKind.js'
import type { RpcCall } from '../call/RpcCall.js'
import type { RpcReply } from '../call/RpcReply.js'
import { maxUpstreams } from '../upstream/orderUpstreams.js'
import type { Upstream } from '../upstream/Upstream.js'
import { NoUpstreamResponded, UpstreamError } from '../upstream/UpstreamError.js'
import type { ChainParts, GatewayRequestOptions } from './ChainParts.js'

/** Handles calls without effects. Returns undefined for those without a response in time. */
export type Reads = (calls: readonly RpcCall[], options: GatewayRequestOptions) => Promise<(RpcReply | undefined)[]>

/** Tries node after node for the remaining calls, and learns their newest blocks from the results. */
export function createNodeReads(parts: ChainParts): Reads {
  const { family, heights } = parts

  /** Learns the newest block from forwarded results. */
  function noteHeight({ method }: RpcCall, reply: RpcReply | undefined, upstream: Upstream): void {
    if (reply?.kind !== 'result') return
    const { height = Number.NaN, isTip = false } = family?.heightIn?.(method, reply.value) ?? {}
    if (isTip || height > (heights.of(upstream.index)?.height ?? -1)) heights.report(upstream.index, height)
  }

  return async (calls, options) => {
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
}
