import type { FetchPort } from '@kit/core'
import type { HttpTransportConfig } from 'viem'

type FetchFn = NonNullable<HttpTransportConfig['fetchFn']>

const maxRetryAfterSeconds = 60

/**
 * The kit's `fetch` port as viem's transports take it. The body is read before it answers, so that the time limit covers it too, and
 * `Retry-After` is given in seconds, at most 60: viem reads no dates and would wait for a day when told so.
 *
 * @example http(url, { fetchFn: createRpcFetch(ports.fetch) })
 */
export function createRpcFetch(fetch: FetchPort): FetchFn {
  const rpcFetch = async (url: unknown, init?: Parameters<FetchPort>[1]) => {
    const { method = 'POST', headers = {}, body, signal } = init ?? {}
    const response = await fetch(String(url), {
      method,
      headers,
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    })
    const text = await response.text()
    const get = (name: string) => {
      const value = response.headers.get(name)
      return value !== null && name.toLowerCase() === 'retry-after' ? toSeconds(value) : value
    }
    const { ok, status } = response
    return { ok, status, statusText: `HTTP ${status}`, headers: { get }, text: async () => text }
  }
  return rpcFetch as unknown as FetchFn
}

function toSeconds(retryAfter: string): string {
  const seconds = /^\s*\d+\s*$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000
  return Number.isNaN(seconds) ? '' : String(Math.min(Math.max(Math.ceil(seconds), 0), maxRetryAfterSeconds))
}
