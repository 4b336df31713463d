import { cleanText } from '@kit/core/adapter'
import { RpcError } from '../endpoint/RpcError.js'

/**
 * Returns the result of a JSON-RPC response.
 *
 * @param retryAfterMs How long the endpoint asks to wait, if its headers say so.
 * @throws RpcError with the node's code and data if it is an error response, or without a code if it is malformed.
 * @example parseResponse({ jsonrpc: '2.0', id: 1, result: '0x1' }) // '0x1'
 */
export function parseResponse(answer: unknown, retryAfterMs?: number): unknown {
  const { result, error } = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>
  if (typeof error === 'object' && error !== null) {
    const { code, message, data } = error as Record<string, unknown>
    const shortMessage =
      typeof message === 'string' && message ? cleanText(message, 300) : 'The node rejected the call.'
    const retryAfter = retryAfterMs !== undefined && { retryAfterMs }
    throw new RpcError({ shortMessage, code: typeof code === 'number' ? code : -1, data, ...retryAfter })
  }
  if (result === undefined) throw new RpcError({ shortMessage: 'Invalid response from the endpoint.' })
  return result
}
