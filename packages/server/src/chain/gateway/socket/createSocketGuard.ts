import type { RawData } from 'ws'
import type { MethodRule } from '../call/createMethodRule.js'
import { maxBatch, parseRpcRequest } from '../call/parseRpcRequest.js'
import { writeCall } from '../call/RpcCall.js'
import { rpcError, writeReply } from '../call/RpcReply.js'

/** A client's message. */
export type GuardedMessage = {
  /** Number of calls in it. */
  readonly points: number
  /** Whether it is forwarded or gets a local response; undefined for a message that cannot be parsed. */
  readonly verdict: { readonly forward: RawData | string } | { readonly answer: string } | undefined
  /** Returns the response over the rate limit. */
  readonly tooMany: () => string
}

/** Inspects a client's message before it is forwarded. */
export type SocketGuard = (data: RawData, isBinary: boolean) => GuardedMessage

const notServed = () => rpcError(-32_601, 'Method not allowed')
const tooLong = () => rpcError(-32_600, `A batch can have at most ${maxBatch} calls`)
const tooMany = () => rpcError(-32_005, 'Too many requests. Try again later.')

/**
 * Forwards only listed methods, so that a WebSocket does not bypass a chain's list. Calls are serialized again, so that no node can parse
 * another method; a batch with a refused call is refused as a whole. Without a rule everything is forwarded verbatim.
 */
export function createSocketGuard(allows: MethodRule | undefined): SocketGuard {
  return (data, isBinary) => {
    const request = parseRpcRequest(data.toString())
    if (isBinary || request.kind === 'unreadable') {
      const verdict = allows === undefined ? { forward: data } : undefined
      return { points: 1, verdict, tooMany: () => writeReply('null', tooMany()) }
    }
    if (request.size > maxBatch)
      return {
        points: maxBatch,
        verdict: { answer: writeReply('null', tooLong()) },
        tooMany: () => writeReply('null', tooMany()),
      }
    const entries = request.kind === 'single' ? [request.entry] : request.entries
    const inForm = (texts: readonly string[]): string =>
      request.kind === 'single' ? texts.join() : `[${texts.join()}]`
    const message = {
      points: entries.length,
      tooMany: () => inForm(entries.map(({ id }) => writeReply(id ?? 'null', tooMany()))),
    }
    if (allows === undefined) return { ...message, verdict: { forward: data } }
    const calls = entries.flatMap((entry) => ('method' in entry && allows(entry.method) ? [entry] : []))
    if (calls.length === entries.length)
      return { ...message, verdict: { forward: inForm(calls.map((call) => writeCall(call))) } }
    const answers = entries.map((entry) => writeReply(entry.id ?? 'null', 'error' in entry ? entry.error : notServed()))
    return { ...message, verdict: { answer: inForm(answers) } }
  }
}
