import { cleanText, type Ports } from '@kit/core/adapter'
import { createFallback } from '../endpoint/createFallback.js'
import { fetchText } from '../endpoint/fetchText.js'
import { RpcError } from '../endpoint/RpcError.js'

/** Asks the endpoints of a network. The text is hostile until parsed. */
export type RestRequest = (
  path: string,
  options?: {
    /** With a body it is a POST. */
    readonly body?: string
    readonly headers?: { readonly [name: string]: string }
    readonly signal?: AbortSignal | undefined
  },
) => Promise<string>

/**
 * The REST client of one network: endpoints in order, 10 s for each request, each round of the endpoints tried again three times from
 * 150 ms doubled, or as long as `Retry-After` says, after failures that may pass. What an endpoint refuses is asked of no other.
 *
 * @param options.urls Bases of the paths, in order of preference. A query of theirs goes behind the path: it may name a project.
 * @throws KitError `rpc/notConfigured` when there is no URL. The client rejects with an `RpcError` that has the `status` and the
 * endpoint's own words, or with `connection/aborted` on the signal.
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
