import type { CallEffect } from '../call/createCallEffects.js'
import { nodeTrouble } from '../call/nodeTrouble.js'
import type { RpcCall } from '../call/RpcCall.js'
import type { RpcReply } from '../call/RpcReply.js'
import { NoUpstreamResponded, UpstreamFault } from '../upstream/UpstreamFault.js'
import type { AskOptions, ChainParts } from './ChainParts.js'

/** Forwards calls with effects in order; undefined for an unknown outcome. */
export type Sends = (
  calls: readonly RpcCall[],
  effect: Exclude<CallEffect, 'read' | 'filter'>,
  options: AskOptions,
) => Promise<(RpcReply | undefined)[]>

/** Sends through one node, and retries on another when that is safe: anything no node received, and signed transactions always. */
export function createSends(parts: ChainParts): Sends {
  const { asSent, refusesSent } = parts.family ?? {}
  /** Interprets the reply to a send that an earlier node may have received. */
  async function doubt(call: RpcCall, reply: RpcReply | undefined): Promise<RpcReply | undefined> {
    const sent = reply && (await asSent?.(call, reply))
    if (sent !== undefined) return sent
    return reply?.kind === 'error' && refusesSent?.test(reply.text) ? undefined : reply
  }
  return async (calls, effect, options) => {
    const [first] = calls
    try {
      const { value, doubtful } = await parts.around(options, {
        effect,
        kind: calls.length === 1 && first !== undefined ? first.method : 'batch',
        ask: async (upstream, signal) => {
          const replies = await parts.askNode(upstream, calls, { signal, fresh: effect === 'change' })
          const [reply] = replies
          if (effect === 'raw' && calls.length === 1 && reply !== undefined && nodeTrouble(reply) === 'limited') {
            throw new UpstreamFault('node not ready')
          }
          return replies
        },
      })
      if (!doubtful) return [...value]
      return await Promise.all(value.map((reply, at) => doubt(calls[at] as RpcCall, reply)))
    } catch (error) {
      if (!(error instanceof NoUpstreamResponded)) throw error
      return calls.map(() => undefined)
    } finally {
      if (calls.some(({ method }) => parts.effects.rewritesChain(method))) parts.cache.clear()
      else parts.cache.moveOn()
    }
  }
}
