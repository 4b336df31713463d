import type { RawData } from 'ws'
import { parseRpcRequest } from '../call/parseRpcRequest.js'
import { writeCall } from '../call/RpcCall.js'
import { rpcError, writeReply } from '../call/RpcReply.js'

/** What becomes of a client's message: it passes, or is answered in the node's place; undefined when it cannot be read. */
export type SocketGuard = (
  data: RawData,
  isBinary: boolean,
) => { readonly pass: string } | { readonly answer: string } | undefined

const notServed = () => rpcError(-32_601, 'The method is not served here')

/**
 * Lets only listed methods pass, so that a WebSocket is no way around a chain's list. Calls are written anew, so that no node can read
 * another method in them; a batch with a call that may not pass is refused as a whole.
 */
export function createSocketGuard(methods: ReadonlySet<string>): SocketGuard {
  return (data, isBinary) => {
    const request = parseRpcRequest(data.toString())
    if (isBinary || request.kind === 'unreadable') return undefined
    const entries = request.kind === 'single' ? [request.entry] : request.entries
    const inForm = (texts: readonly string[]): string =>
      request.kind === 'single' ? texts.join() : `[${texts.join()}]`
    const calls = entries.flatMap((entry) => ('method' in entry && methods.has(entry.method) ? [entry] : []))
    if (calls.length === entries.length) return { pass: inForm(calls.map((call) => writeCall(call))) }
    return {
      answer: inForm(
        entries.map((entry) => writeReply(entry.id ?? 'null', 'refusal' in entry ? entry.refusal : notServed())),
      ),
    }
  }
}
