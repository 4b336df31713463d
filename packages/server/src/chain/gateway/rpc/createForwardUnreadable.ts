import type { ChainResponse } from '../call/RpcReply.js'
import { rpcError, writeReply } from '../call/RpcReply.js'
import { parseJson } from '../json/parseJson.js'
import type { HttpTransport } from '../upstream/HttpTransport.js'
import { NoUpstreamResponded, UpstreamError } from '../upstream/UpstreamError.js'
import type { ChainParts, GatewayRequestOptions } from './ChainParts.js'

/** Response to a body that is not JSON. */
export function parseError(): ChainResponse {
  return { status: 400, body: writeReply('null', rpcError(-32_700, 'Parse error')) }
}

/** Dependencies of {@link createForwardUnreadable}, besides the chain's parts. */
export type ForwardUnreadableOptions = { readonly transport: HttpTransport; readonly maxBytes: number }

/** Forwards a body that is not JSON to the first node verbatim, and returns the node's response if it is JSON. */
export function createForwardUnreadable(
  parts: ChainParts,
  { transport, maxBytes }: ForwardUnreadableOptions,
): (body: string, options: GatewayRequestOptions) => Promise<ChainResponse> {
  return async (body, options) => {
    try {
      const { value } = await parts.tryUpstreams<ChainResponse>(options, {
        effect: 'change',
        kind: 'unreadable',
        async request({ url }, signal) {
          const answer = await transport.request({ method: 'POST', url, body, signal, maxBytes })
          const text = answer.body.toString('utf8')
          const { status } = answer
          // A node that fails on garbage is not to blame.
          if ((status === 200 || status === 400) && parseJson(text) !== undefined) return { status, body: text }
          throw new UpstreamError(`status ${status}`, { isNodeFault: false })
        },
      })
      return value
    } catch (error) {
      if (!(error instanceof NoUpstreamResponded)) throw error
      return parseError()
    }
  }
}
