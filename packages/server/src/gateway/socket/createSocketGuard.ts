import type { RawData } from 'ws'
import type { MethodRule } from '../call/createMethodRule.js'
import { parseRpcRequest } from '../call/parseRpcRequest.js'
import { writeCall } from '../call/RpcCall.js'
import { rpcError, writeReply } from '../call/RpcReply.js'

/** A client's message. */
export type GuardedMessage = {
  /** How many calls it holds. */
  readonly points: number
  /** What becomes of it: it passes, or is answered in the node's place; undefined when it cannot be read. */
  readonly verdict: { readonly pass: RawData | string } | { readonly answer: string } | undefined
  /** The answer when its sender asks too often. */
  readonly tooMany: () => string
}

/** Looks at what a client says before a node hears it. */
export type SocketGuard = (data: RawData, isBinary: boolean) => GuardedMessage

const notServed = () => rpcError(-32_601, 'Method not allowed')
const tooMany = () => rpcError(-32_005, 'Too many requests. Try again later.')

/**
 * Lets only listed methods pass, so that a WebSocket does not bypass a chain's list. Calls are written anew, so that no node can read
 * another method in them; a batch with a call that may not pass is refused as a whole. Without a rule everything passes as it is.
 */
export function createSocketGuard(allows: MethodRule | undefined): SocketGuard {
  return (data, isBinary) => {
    const request = parseRpcRequest(data.toString())
    if (isBinary || request.kind === 'unreadable') {
      const verdict = allows === undefined ? { pass: data } : undefined
      return { points: 1, verdict, tooMany: () => writeReply('null', tooMany()) }
    }
    const entries = request.kind === 'single' ? [request.entry] : request.entries
    const inForm = (texts: readonly string[]): string =>
      request.kind === 'single' ? texts.join() : `[${texts.join()}]`
    const message = {
      points: entries.length,
      tooMany: () => inForm(entries.map(({ id }) => writeReply(id ?? 'null', tooMany()))),
    }
    if (allows === undefined) return { ...message, verdict: { pass: data } }
    const calls = entries.flatMap((entry) => ('method' in entry && allows(entry.method) ? [entry] : []))
    if (calls.length === entries.length)
      return { ...message, verdict: { pass: inForm(calls.map((call) => writeCall(call))) } }
    const answers = entries.map((entry) =>
      writeReply(entry.id ?? 'null', 'refusal' in entry ? entry.refusal : notServed()),
    )
    return { ...message, verdict: { answer: inForm(answers) } }
  }
}
