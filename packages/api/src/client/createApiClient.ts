import {
  abortable,
  type ClockPort,
  createAbortLimit,
  type FetchPort,
  type ResponseLike,
  startStopwatch,
  toAbortError,
  untilAborted,
} from '@kit/core/plugin'
import { ApiError } from './ApiError.js'
import { parseBaseUrl } from './parseBaseUrl.js'
import { toStatusError } from './toStatusError.js'
import { withRetries } from './withRetries.js'

/** Query of a request. Undefined and empty values are left out. */
export type ApiQuery = { readonly [name: string]: string | number | undefined }

/** Options for {@link createApiClient}. */
export type ApiClientOptions = {
  /** URL of the service, including its path if it has one. There is no default. */
  readonly baseUrl: string
  readonly projectId?: string | undefined
  /** Sent as the `st` and `sv` query parameters. */
  readonly sdkType?: string | undefined
  readonly sdkVersion?: string | undefined
  readonly fetch: FetchPort
  readonly clock: ClockPort
  /** Time limit of a request in milliseconds. Defaults to 10,000 (rule calls-6). */
  readonly timeoutMs?: number | undefined
}

/** Options for a request. */
export type ApiRequest<T> = {
  readonly query?: ApiQuery
  /** Sent as JSON in a POST. */
  readonly body?: unknown
  /** Sent unchanged in a POST. */
  readonly text?: string
  /** Parses the response, which is untrusted. An error means that the response is invalid. */
  readonly parse: (response: ResponseLike) => Promise<T>
  /** How long the response is cached and shared, in milliseconds. Defaults to no caching. */
  readonly cacheMs?: number
  /** Bypasses the caches of the client and the browser, and updates them. */
  readonly bypassCache?: boolean | undefined
  /** Whether the request is idempotent, so that it can be retried after temporary failures. Defaults to false. */
  readonly isIdempotent?: boolean
  readonly signal?: AbortSignal | undefined
}

/** Client of a service: the Blockchain API, the wallet directory or analytics. */
export type ApiClient = {
  /** The project ID, for calls that send it in their body. */
  readonly projectId: string | undefined
  /** Returns the time by the client's clock, in milliseconds since the epoch. */
  now(): number
  /** Returns the URL of a path, with project ID and SDK in the query. */
  url(path: string, query?: ApiQuery): string
  /**
   * Adds a check that runs before every request. If it throws, the request rejects with that error. A kit uses it to guard the clients of
   * its plugins.
   */
  guard?(check: () => void): void
  /** Makes a request. Equal requests with a cached response share it. Throws {@link ApiError}. */
  request<T>(path: string, request: ApiRequest<T>): Promise<T>
}

/** Maximum number of cached responses. The oldest are dropped. */
const maxCached = 300

/**
 * Creates a client. It makes no requests on its own, and sends the project ID to the given host only. Throws `api/invalidBaseUrl` if the
 * base URL isn't an HTTP URL.
 *
 * @example
 * const client = createApiClient({ baseUrl: 'https://directory.example', projectId, fetch, clock })
 * await getWallets(client, { page: 1, entries: 40 })
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { clock, timeoutMs = 10_000 } = options
  const base = parseBaseUrl(options.baseUrl)
  const checks: (() => void)[] = []
  const kept = new Map<string, { readonly age: () => number; readonly answer: Promise<unknown> }>()

  function url(path: string, query: ApiQuery = {}): string {
    const params = new URLSearchParams()
    const all = { ...query, projectId: options.projectId, st: options.sdkType, sv: options.sdkVersion }
    for (const [name, value] of Object.entries(all)) {
      if (value !== undefined && value !== '') params.set(name, String(value))
    }
    const text = params.toString()
    return `${base}/${path.replace(/^\/+/, '')}${text === '' ? '' : `?${text}`}`
  }

  function ask<T>(path: string, request: ApiRequest<T>): Promise<T> {
    const { signal, isIdempotent = false } = request
    return isIdempotent ? withRetries(() => requestOnce(path, request), { clock, signal }) : requestOnce(path, request)
  }

  async function requestOnce<T>(path: string, request: ApiRequest<T>): Promise<T> {
    const { query, body, text, parse, bypassCache, signal } = request
    const timedOut = () =>
      new ApiError('api/timeout', { shortMessage: 'The network request timed out.', details: path })
    const limit = createAbortLimit([signal], { clock, limitMs: timeoutMs, reason: timedOut })
    try {
      return await untilAborted(async () => {
        const response = await options.fetch(url(path, query), {
          signal: limit.signal,
          ...(bypassCache && { cache: 'reload' }),
          ...(body !== undefined && toPost('application/json', JSON.stringify(body))),
          ...(text !== undefined && toPost('text/plain', text)),
        })
        if (!response.ok) throw await toStatusError(response, path, clock)
        return await parse(response).catch((cause) => {
          if (cause instanceof ApiError) throw cause
          throw new ApiError('api/invalidResponse', {
            shortMessage: 'Unexpected response from the service.',
            details: path,
            cause,
          })
        })
      }, limit.signal)
    } catch (error) {
      if (error instanceof ApiError) throw error
      if (signal?.aborted) throw toAbortError(signal)
      throw new ApiError('api/network', { shortMessage: 'The network request failed.', details: path, cause: error })
    } finally {
      limit.end()
    }
  }

  return {
    projectId: options.projectId,
    now: clock.now,
    url,
    guard: (check) => void checks.push(check),
    async request(path, request) {
      for (const check of checks) check()
      const { cacheMs = 0, signal, ...shared } = request
      if (cacheMs === 0) return ask(path, request)
      const key = `${url(path, request.query)} ${request.body === undefined ? '' : JSON.stringify(request.body)}`
      const known = request.bypassCache ? undefined : kept.get(key)
      const isKnown = known !== undefined && known.age() < cacheMs
      // The shared request has no signal, so that a caller that aborts doesn't abort it for the others.
      const answer = isKnown ? (known.answer as ReturnType<typeof request.parse>) : ask(path, shared)
      if (!isKnown) {
        kept.delete(key)
        kept.set(key, { age: startStopwatch(clock), answer })
        if (kept.size > maxCached) kept.delete(kept.keys().next().value ?? key)
        answer.catch(() => {
          if (kept.get(key)?.answer === answer) kept.delete(key)
        })
      }
      return abortable(() => answer, signal)
    },
  }
}

function toPost(type: string, body: string) {
  return { method: 'POST', headers: { 'content-type': type }, body }
}
