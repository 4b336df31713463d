import type { Ports } from '@kit/core/adapter'
import { FrameError } from './FrameError.js'

/** A JSON-RPC call to a service. */
export type JsonRpcCall = {
  readonly url: string
  readonly method: string
  readonly params: unknown
  readonly fetch: Ports['fetch']
  readonly credentials?: 'omit'
  readonly signal?: AbortSignal
}

/** Sends a JSON-RPC call over HTTP. @throws FrameError the error response of the service */
export async function sendJsonRpc(call: JsonRpcCall): Promise<unknown> {
  const { url, method, params, fetch, credentials, signal } = call
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    ...(credentials && { credentials }),
    ...(signal && { signal }),
  })
  const answer = (await response.json().catch(() => undefined)) as
    | { result?: unknown; error?: { code?: unknown; message?: unknown; data?: unknown } | null }
    | undefined
  if (response.ok && answer?.error == null && answer?.result !== undefined) return answer.result
  const { code, message, data } = answer?.error ?? {}
  throw new FrameError(
    String(message ?? 'The upstream service failed').slice(0, 500),
    Number.isInteger(code) ? (code as number) : -32603,
    data,
  )
}
