import { cleanText, type Ports } from '@kit/core/adapter'
import { createFallback } from '../endpoint/createFallback.js'
import { fetchText } from '../endpoint/fetchText.js'
import { RpcError } from '../endpoint/RpcError.js'

/** Sends a request to the endpoints of a network. The returned text is untrusted. */
export type RestRequest = (
  path: string,
  options?: {
    /** Makes the request a POST. */
    readonly body?: string
    readonly headers?: { readonly [name: string]: string }
    readonly signal?: AbortSignal | undefined
  },
) => Promise<string>

/**
 * Creates the REST client of one network. Endpoints are tried in order with 10 seconds per request. After temporary failures, all endpoints
 * are retried three times, with pauses that double from 150 ms or follow `Retry-After`. A request that an endpoint rejects isn't sent to
 * another one.
 *
 * @param options.urls Base URLs in order of preference. A query, which may name a project, is moved behind the path.
 * @throws KitError `rpc/notConfigured` if there is no URL. The client rejects with an `RpcError` that has the `status` and the endpoint's
 *   own message, or with `connection/aborted` when the signal aborts.
 * @example const ask = createRestClient({ ...ports, urls: ['https://esplora.example/api'] }); await ask('/blocks/tip/height')
 */
export function createRestClient(
  options: Pick<Ports, 'fetch' | 'clock'> & { readonly urls: readonly string[] },
): RestRequest {
  const { urls, fetch, clock } = options
  const ask = createFallback({ endpoints: urls, clock })
  return (path, { body, headers, signal } = {}) => {
    const init = {
      ...(body !== undefined && { method: 'POST', body }),
      ...(headers && { headers }),
      ...(signal && { signal }),
    }
    return ask(async (url) => {
      const answer = await fetchText({ fetch, clock, url: joinPath(url, path), ...init })
      if (answer.ok) return answer.text
      const { status, retryAfterMs } = answer
      const shortMessage = cleanText(answer.text, 300) || `HTTP status ${status}.`
      throw new RpcError({ shortMessage, status, ...(retryAfterMs !== undefined && { retryAfterMs }) })
    }, signal)
  }
}

function joinPath(url: string, path: string): string {
  const [base = '', ...query] = url.split('?')
  return [base.replace(/\/+$/, '') + path, ...query].join('?')
}
