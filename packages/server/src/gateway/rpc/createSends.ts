import { type CallEffect, rewritesChain } from '../call/callEffect.js'
import { nodeTrouble } from '../call/nodeTrouble.js'
import type { RpcCall } from '../call/RpcCall.js'
import { type RpcReply, rpcResult } from '../call/RpcReply.js'
import { NoUpstreamAnswered, UpstreamFault } from '../upstream/UpstreamFault.js'
import type { AskOptions, ChainParts } from './ChainParts.js'

/** Passes on calls that change something, in their order; undefined where it is not known what became of them. */
export type Sends = (
  calls: readonly RpcCall[],
  effect: Exclude<CallEffect, 'read' | 'filter'>,
  options: AskOptions,
) => Promise<(RpcReply | undefined)[]>

const KNOWN_ALREADY = /already known|known transaction|already imported|already in mempool|AlreadyKnown/i

/** Sends through one node, and through another where that is safe: anything nobody got, and signed transactions in any case. */
export function createSends(parts: ChainParts): Sends {
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
      return await Promise.all(value.map((reply, at) => asSent(calls[at] as RpcCall, reply)))
    } catch (error) {
      if (!(error instanceof NoUpstreamAnswered)) throw error
      return calls.map(() => undefined)
    } finally {
      if (calls.some(({ method }) => rewritesChain(method))) parts.cache.clear()
      else parts.cache.moveOn()
    }
  }
}

/** A transaction that a node which then fell silent took in all the same: the answer is its hash, as it would have been. */
async function asSent({ method, given }: RpcCall, reply: RpcReply | undefined): Promise<RpcReply | undefined> {
  const raw = Array.isArray(given) ? given[0] : undefined
  if (reply?.kind !== 'error' || method !== 'eth_sendRawTransaction' || !KNOWN_ALREADY.test(reply.message)) return reply
  // Of a transaction with blobs, what is sent is more than what is hashed.
  if (typeof raw !== 'string' || !/^0x(?!03)([0-9a-f]{2})+$/i.test(raw)) return reply
  const { keccak256 } = await import('viem')
  return rpcResult(keccak256(raw as `0x${string}`))
}
