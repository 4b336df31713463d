import {
  abortable,
  type ClockPort,
  createLimit,
  type FetchPort,
  KitError,
  type ResponseLike,
  startStopwatch,
  toAbortError,
  untilAborted,
} from '@kit/core/plugin'
import { ApiError } from './ApiError.js'
import { toStatusError } from './toStatusError.js'
import { withRetries } from './withRetries.js'

/** Query of a request; what is undefined or empty is left out. */
export type ApiQuery = { readonly [name: string]: string | number | undefined }

/** What {@link createApiClient} takes. */
export type ApiClientOptions = {
  /** Address of the service, with its path if it has one. There is no default host. */
  readonly baseUrl: string
  readonly projectId?: string | undefined
  /** Sent as `st` and `sv`. */
  readonly sdkType?: string | undefined
  readonly sdkVersion?: string | undefined
  readonly fetch: FetchPort
  readonly clock: ClockPort
  /** Default 10 000 (rule calls-6). */
  readonly timeoutMs?: number | undefined
}

/** How one request is made. */
export type ApiRequest<T> = {
  readonly query?: ApiQuery
  /** Sent as JSON in a POST. */
  readonly body?: unknown
  /** Sent unchanged in a POST. */
  readonly text?: string
  /** Parses the answer, which is hostile. Throwing means that the answer is invalid. */
  readonly parse: (response: ResponseLike) => Promise<T>
  /** How long the answer is cached and shared, in milliseconds. Default: not at all. */
  readonly cacheMs?: number
  /** Asks again although an answer is cached, here or by the browser; the new one replaces it. */
  readonly isFresh?: boolean | undefined
  /** Whether asking twice does no harm: then temporary failures are tried again. Default: no. */
  readonly isRepeatable?: boolean
  readonly signal?: AbortSignal | undefined
}

/** A client of one service: the Blockchain API, the wallet directory or analytics. */
export type ApiClient = {
  /** For calls that carry it in their body. */
  readonly projectId: string | undefined
  /** Milliseconds since the epoch, by the clock of the client. */
  now(): number
  /** Address of a path, with project id and sdk in the query. */
  url(path: string, query?: ApiQuery): string
  /** Adds a check that runs before every request, which rejects with the error that the check throws. A kit guards those of its plugins. */
  guard?(check: () => void): void
  /** Makes a request. Equal requests whose answer is cached share one. Throws {@link ApiError}. */
  request<T>(path: string, request: ApiRequest<T>): Promise<T>
}

/** How many answers are cached; beyond that the oldest is dropped. */
const mostKept = 300

/**
 * Creates a client. It makes no request of its own accord, and sends the project id only to the given host. Throws
 * `api/invalidBaseUrl` when the address is not an http address.
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
    const { signal, isRepeatable = false } = request
    return isRepeatable ? withRetries(() => askOnce(path, request), { clock, signal }) : askOnce(path, request)
  }

  async function askOnce<T>(path: string, { query, body, text, parse, isFresh, signal }: ApiRequest<T>): Promise<T> {
    const timedOut = () =>
      new ApiError('api/timeout', { shortMessage: 'The network request timed out.', details: path })
    const limit = createLimit([signal], { clock, limitMs: timeoutMs, reason: timedOut })
    try {
      return await untilAborted(async () => {
        const response = await options.fetch(url(path, query), {
          signal: limit.signal,
          ...(isFresh && { cache: 'reload' }),
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
      const known = request.isFresh ? undefined : kept.get(key)
      const isKnown = known !== undefined && known.age() < cacheMs
      // A caller that gives up must not take the answer away from the others, so the shared request has no signal.
      const answer = isKnown ? (known.answer as ReturnType<typeof request.parse>) : ask(path, shared)
      if (!isKnown) {
        kept.delete(key)
        kept.set(key, { age: startStopwatch(clock), answer })
        if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? key)
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

function parseBaseUrl(text: string): string {
  let url: URL | undefined
  try {
    url = new URL(text)
  } catch {
    // Refused below.
  }
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new KitError('api/invalidBaseUrl', { shortMessage: 'The base URL of a service must be an HTTP URL.' })
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '')
}
