import { cleanText, type FetchPort } from '@kit/core'
import { ProviderRpcError } from '../error/ProviderRpcError.js'

/**
 * One JSON-RPC read over HTTP, from the first endpoint that answers. Rejects with a `ProviderRpcError`: the node's own
 * code, or 4900 when no endpoint answers.
 */
export async function readRpc(call: {
  readonly fetch: FetchPort
  readonly urls: readonly string[]
  readonly method: string
  readonly params: unknown
  readonly signal: AbortSignal
}): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: call.method, params: call.params ?? [] })
  let cause: unknown = 'no endpoint is configured'
  for (const url of call.urls) {
    call.signal.throwIfAborted()
    try {
      const headers = { 'content-type': 'application/json' }
      const response = await call.fetch(url, { method: 'POST', headers, body, signal: call.signal })
      const answer = (await response.json()) as { readonly result?: unknown; readonly error?: unknown } | null
      if (typeof answer?.error === 'object' && answer.error !== null) {
        const { code, message, data } = answer.error as { code?: unknown; message?: unknown; data?: unknown }
        throw new ProviderRpcError(typeof code === 'number' ? code : -32603, cleanText(message, 300), data)
      }
      if (response.ok && answer !== null && 'result' in answer) return answer.result
      cause = `status ${response.status}`
    } catch (error) {
      if (error instanceof ProviderRpcError) throw error
      cause = error
    }
  }
  call.signal.throwIfAborted()
  throw new ProviderRpcError(4900, `No endpoint answered ${call.method}.`, { cause })
}
