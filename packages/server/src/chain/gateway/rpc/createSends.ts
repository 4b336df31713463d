import type { CallEffect } from '../call/createCallEffects.js'
import { nodeErrorKind } from '../call/nodeErrorKind.js'
import type { RpcCall } from '../call/RpcCall.js'
import type { RpcReply } from '../call/RpcReply.js'
import { NoUpstreamResponded, UpstreamError } from '../upstream/UpstreamError.js'
import type { ChainParts, GatewayRequestOptions } from './ChainParts.js'

/** Forwards calls with effects in order; undefined for an unknown outcome. */
export type Sends = (
  calls: readonly RpcCall[],
  effect: Exclude<CallEffect, 'read' | 'filter'>,
  options: GatewayRequestOptions,
) => Promise<(RpcReply | undefined)[]>

/** Sends through one node, and retries on another when that is safe: anything no node received, and signed transactions always. */
export function createSends(parts: ChainParts): Sends {
  const { knownTransactionReply, knownTransactionError } = parts.family ?? {}
  /** Interprets the reply to a send that an earlier node may have received. */
  async function resolveDuplicate(call: RpcCall, reply: RpcReply | undefined): Promise<RpcReply | undefined> {
    const sent = reply && (await knownTransactionReply?.(call, reply))
    if (sent !== undefined) return sent
    return reply?.kind === 'error' && knownTransactionError?.test(reply.text) ? undefined : reply
  }
  return async (calls, effect, options) => {
    const [first] = calls
    try {
      const { value, maybeDuplicate } = await parts.tryUpstreams(options, {
        effect,
        kind: calls.length === 1 && first !== undefined ? first.method : 'batch',
        request: async (upstream, signal) => {
          const replies = await parts.callNode(upstream, calls, { signal, fresh: effect === 'change' })
          const [reply] = replies
          if (effect === 'raw' && calls.length === 1 && reply !== undefined && nodeErrorKind(reply) === 'limited') {
            throw new UpstreamError('node not ready')
          }
          return replies
        },
      })
      if (!maybeDuplicate) return [...value]
      return await Promise.all(value.map((reply, at) => resolveDuplicate(calls[at] as RpcCall, reply)))
    } catch (error) {
      if (!(error instanceof NoUpstreamResponded)) throw error
      return calls.map(() => undefined)
    } finally {
      if (calls.some(({ method }) => parts.effects.rewritesChain(method))) parts.cache.clear()
      else parts.cache.invalidateLatest()
    }
  }
}
