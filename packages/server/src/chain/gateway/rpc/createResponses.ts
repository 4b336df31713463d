import type { MethodRule } from '../call/createMethodRule.js'
import type { InvalidCall, RpcRequest } from '../call/parseRpcRequest.js'
import type { RpcCall } from '../call/RpcCall.js'
import type { ChainResponse } from '../call/RpcReply.js'
import { type RpcReply, rpcError, writeReply } from '../call/RpcReply.js'
import { NoUpstreamResponded } from '../upstream/UpstreamError.js'
import type { ChainParts, GatewayRequestOptions } from './ChainParts.js'
import { parseError } from './createForwardUnreadable.js'
import { createOrderedCalls, type IndexedCall } from './createOrderedCalls.js'
import { createReads } from './createReads.js'

/** Handles JSON-RPC requests of one chain. */
export type Responses = {
  /**
   * Returns one reply per entry, in order; those that exceed `maxBytes` together are refused. @throws NoUpstreamResponded if no node
   * responded to any
   */
  ask(entries: readonly (RpcCall | InvalidCall)[], options: GatewayRequestOptions): Promise<readonly RpcReply[]>
  /** Handles an HTTP request. @throws NoUpstreamResponded */
  serve(request: RpcRequest, options: GatewayRequestOptions): Promise<ChainResponse>
}

/** Dependencies of {@link createResponses}, besides the chain's parts. */
export type ResponsesOptions = {
  /** Forwarded methods; undefined forwards all. */
  readonly methodRule: MethodRule | undefined
  readonly maxBytes: number
  /** Forwards a body that is not JSON to a node. Undefined if that is not allowed. */
  readonly forwardUnreadable: ((body: string, options: GatewayRequestOptions) => Promise<ChainResponse>) | undefined
  /** Handles the gateway's own `getAddressBalance`. */
  readonly addressBalance: (
    call: RpcCall,
    options: GatewayRequestOptions,
    read: (call: RpcCall) => Promise<RpcReply>,
  ) => Promise<RpcReply>
}

const notServed = () => rpcError(-32_601, 'Method not allowed')
const notAvailable = () => rpcError(-32_603, 'No node is available for this chain. Try again later.')
const tooLarge = () => rpcError(-32_000, 'The combined responses are too large. Request less at once.')

/** Combines local replies, reads, filters, and ordered sends. */
export function createResponses(parts: ChainParts, more: ResponsesOptions): Responses {
  const { methodRule, maxBytes, forwardUnreadable, addressBalance } = more
  const { family } = parts
  const speaksRpc = family?.paths === undefined
  const reference = parts.chain.slice(parts.chain.indexOf(':') + 1)
  const reads = createReads(parts)
  const callInOrder = createOrderedCalls(parts, reads)

  /** Returns a reply that needs no node; undefined for everything else. */
  function localReplyTo(
    entry: RpcCall | InvalidCall,
    options: GatewayRequestOptions,
  ): RpcReply | Promise<RpcReply> | undefined {
    if ('error' in entry) return entry.error
    const local = family?.localReply?.(entry.method, reference)
    if (local !== undefined) return local
    if (entry.method === 'getAddressBalance') {
      return addressBalance(entry, options, async (call) => {
        const [reply] = await reads([call], options)
        return reply ?? notAvailable()
      })
    }
    return speaksRpc && methodRule?.(entry.method) !== false ? undefined : notServed()
  }

  const ask: Responses['ask'] = async (entries, options) => {
    const replies: (RpcReply | undefined)[] = new Array(entries.length).fill(undefined)
    const indexedCalls: IndexedCall[] = []
    const own: Promise<void>[] = []
    const assign = async (at: number, reply: RpcReply | Promise<RpcReply>) => {
      replies[at] = await reply
    }
    for (const [at, entry] of entries.entries()) {
      const reply = localReplyTo(entry, options)
      if (reply === undefined) indexedCalls.push({ call: entry as RpcCall, at })
      else own.push(assign(at, reply))
    }
    let fromNodes = 0
    await Promise.all([
      ...own,
      callInOrder(indexedCalls, options, (at, reply) => {
        fromNodes += 1
        replies[at] = reply
      }),
    ])
    const unanswered = indexedCalls.some(({ call, at }) => call.id !== undefined && replies[at] === undefined)
    if (unanswered && fromNodes === 0) throw new NoUpstreamResponded(options.causes)
    let bytes = 0
    return entries.map(({ id }, at) => {
      const reply = replies[at] ?? notAvailable()
      if (id !== undefined) bytes += reply.text.length
      return bytes > maxBytes ? tooLarge() : reply
    })
  }

  const serve: Responses['serve'] = async (request, options) => {
    if (request.kind === 'unreadable') {
      if (forwardUnreadable !== undefined) return forwardUnreadable(request.body, options)
      return parseError()
    }
    const entries = request.kind === 'single' ? [request.entry] : request.entries
    const replies = await ask(entries, options)
    const texts = replies.flatMap((reply, at) => {
      const id = entries[at]?.id
      return id === undefined ? [] : [writeReply(id, reply)]
    })
    if (request.kind === 'batch') return { status: 200, body: texts.length === 0 ? '' : `[${texts.join()}]` }
    const [reply] = replies
    return { status: (reply?.kind === 'error' && reply.status) || 200, body: texts[0] ?? '' }
  }

  return { ask, serve }
}
