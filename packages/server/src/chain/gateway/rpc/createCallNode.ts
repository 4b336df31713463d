import { nodeErrorKind } from '../call/nodeErrorKind.js'
import { type RpcCall, writeCall } from '../call/RpcCall.js'
import { type RpcReply, rpcError } from '../call/RpcReply.js'
import { elementTexts, memberTexts } from '../json/memberTexts.js'
import { parseJson } from '../json/parseJson.js'
import { responseTooLarge } from '../upstream/createHttpTransport.js'
import { type HttpTransport, TransportError } from '../upstream/HttpTransport.js'
import type { Upstream } from '../upstream/Upstream.js'
import { UpstreamError } from '../upstream/UpstreamError.js'

/**
 * Sends calls to a node, in as few requests as it allows. Returns one reply for each call in order, undefined for missing ones.
 *
 * @throws UpstreamError when the response is not JSON-RPC
 * @throws TransportError when the response is incomplete
 */
export type CallNode = (
  upstream: Upstream,
  calls: readonly RpcCall[],
  options: { readonly signal: AbortSignal; readonly fresh?: boolean },
) => Promise<readonly (RpcReply | undefined)[]>

/** Dependencies of {@link createCallNode}. */
export type CallNodeOptions = { readonly transport: HttpTransport; readonly maxBytes: number }

const statusOfCallErrors = 400

/** Sends JSON-RPC to nodes. */
export function createCallNode({ transport, maxBytes }: CallNodeOptions): CallNode {
  const tooLarge = rpcError(-32_000, `The response exceeds ${maxBytes} bytes. Request less at once.`)

  async function post(upstream: Upstream, body: string, options: Parameters<CallNode>[2]) {
    const answer = await transport.request({ method: 'POST', url: upstream.url, body, maxBytes, ...options })
    const { status } = answer
    if ((status < 200 || status > 299) && status !== statusOfCallErrors) throw new UpstreamError(`status ${status}`)
    return { text: answer.body.toString('utf8'), status: status === statusOfCallErrors ? 400 : 200 } as const
  }

  async function ask(upstream: Upstream, calls: readonly RpcCall[], options: Parameters<CallNode>[2]) {
    const [first] = calls
    try {
      if (calls.length === 1 && first !== undefined) {
        // Nodes treat a null ID as a notification.
        const id = first.id === undefined || first.id === 'null' ? '1' : first.id
        const { text, status } = await post(upstream, writeCall(first, id), options)
        return [readSingle(text, status)]
      }
      const body = `[${calls.map((call, index) => writeCall(call, String(index))).join()}]`
      return readBatch((await post(upstream, body, options)).text, calls.length)
    } catch (error) {
      // Another node would return the same.
      if (error instanceof TransportError && error.cause === responseTooLarge) return calls.map(() => tooLarge)
      throw error
    }
  }

  return async (upstream, calls, options) => {
    const { maxBatch } = upstream
    if (calls.length <= maxBatch) return ask(upstream, calls, options)
    const parts: (readonly RpcCall[])[] = []
    for (let at = 0; at < calls.length; at += maxBatch) parts.push(calls.slice(at, at + maxBatch))
    return (await Promise.all(parts.map((part) => ask(upstream, part, options)))).flat()
  }
}

function readSingle(text: string, status: 200 | 400): RpcReply {
  const json = parseJson(text)
  const reply = isObject(json) ? readReply(json, text, status) : undefined
  if (reply === undefined) throw new UpstreamError(json === undefined ? 'not JSON' : 'not JSON-RPC')
  return reply
}

function readBatch(text: string, size: number): (RpcReply | undefined)[] {
  const json = parseJson(text)
  if (!Array.isArray(json)) {
    const reply = isObject(json) ? readReply(json, text, 200) : undefined
    if (reply === undefined) throw new UpstreamError(json === undefined ? 'not JSON' : 'not JSON-RPC')
    // The node refuses batches as such: another may accept it.
    throw new UpstreamError('batch refused', { isNodeFault: nodeErrorKind(reply) === 'limited' })
  }
  const replies: (RpcReply | undefined)[] = new Array(size).fill(undefined)
  const texts = elementTexts(text)
  for (const [at, element] of json.entries()) {
    if (!isObject(element)) continue
    const id = Number(element['id'] ?? Number.NaN)
    if (Number.isInteger(id) && id >= 0 && id < size) replies[id] = readReply(element, texts[at] ?? '', 200)
  }
  return replies
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Some nodes send both members, one of them null. */
function readReply(json: Record<string, unknown>, text: string, status: 200 | 400): RpcReply | undefined {
  const { error } = json
  if (isObject(error)) {
    const { code, message, data } = error
    return {
      kind: 'error',
      text: memberTexts(text).get('error') ?? 'null',
      code: typeof code === 'number' ? code : -32_603,
      message: String(message),
      data,
      status,
    }
  }
  if (!('result' in json) || (error !== undefined && error !== null)) return undefined
  return { kind: 'result', text: memberTexts(text).get('result') ?? 'null', value: json['result'] }
}
