import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { routePath } from 'hono/route'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { HttpLimits } from '../limits/limitConfig.js'
import type { Log } from '../log/Log.js'
import { logFailure } from '../log/logFailure.js'
import type { Metrics } from '../metrics/Metrics.js'
import { isStoreUnavailable } from '../store/isStoreUnavailable.js'
import { reportStoreFailure } from '../store/reportStoreFailure.js'
import type { Tracing } from '../tracing/Tracing.js'
import type { App, AppContext, AppEnv } from './AppContext.js'
import { MalformedRequest } from './addEndpoint.js'
import { callerBlock } from './callerBlock.js'
import type { TrustProxy } from './clientAddress.js'
import { BodyAborted, BodyTooLarge, createRequestBodies } from './createRequestBodies.js'
import { HttpError } from './HttpError.js'

/** Returns an error in the common format of all HTTP routes: the invalid field and a sentence for developers. */
export function failure(c: AppContext, status: ContentfulStatusCode, field: string, description: string): Response {
  return c.json({ status: 'FAILED', reasons: [{ field, description }] }, status)
}

const requestHeaders = [
  'content-type',
  'user-agent',
  'referer',
  'origin',
  'authorization',
  'access-control-request-headers',
  'access-control-request-method',
  'solana-client',
  'sec-fetch-mode',
  'traceparent',
  'x-nonce-jwt',
  'x-project-id',
  'x-sdk-type',
  'x-sdk-version',
]

/** Response and log line of a request whose dependency is unavailable. */
export type Unavailable = {
  readonly field: string
  readonly description: string
  readonly event: string
  readonly facts: Readonly<Record<string, unknown>>
}

/** Options for {@link createApp}. */
export type AppOptions = {
  readonly limits: HttpLimits
  readonly trustProxy: TrustProxy
  readonly log: Log
  readonly metrics: Metrics
  readonly tracing: Tracing
  readonly isDraining: () => boolean
  /** Whether pages of any origin can read responses. */
  readonly allowsAnyOrigin: boolean
  /** Returns what to respond and log if an error means that a dependency of the routes is unavailable. */
  readonly findUnavailable?: ((error: unknown) => Unavailable | undefined) | undefined
}

/**
 * Creates an app without routes. It has request IDs, CORS for any origin if pages use it, and plain responses for unknown paths and errors.
 * It logs one line per request, and counts metrics.
 */
export function createApp(options: AppOptions): App {
  const { limits, trustProxy, log, metrics, tracing, isDraining, allowsAnyOrigin, findUnavailable } = options
  const bodies = createRequestBodies(limits)
  const app = new Hono<AppEnv>({ strict: false })
  app.use(async (c, next) => {
    const requestId = randomUUID()
    const startedMs = performance.now()
    c.set('requestId', requestId)
    c.header('x-request-id', requestId)
    // Clients and proxies should use another replica next time.
    if (isDraining()) c.header('connection', 'close')
    const body = bodies.open(c, callerBlock(c, trustProxy))
    c.set('readBody', body.read)
    await tracing.serve(c.req.header('traceparent'), async (span) => {
      await next()
      const { method, route, status } = factsOf(c)
      span.rename(`${method} ${route}`)
      span.set({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status })
      if (status >= 500) span.fail()
    })
    // The rest of the body stays unread, so the connection cannot be reused.
    if (body.close()) c.header('connection', 'close')
    const ms = performance.now() - startedMs
    const { method, route, status } = factsOf(c)
    metrics.count('kit_http_requests_total', { method, route, status: String(status) })
    metrics.time('kit_http_request_duration_seconds', ms, { method, route })
    log.debug({ requestId, method, route, status, ms: Math.round(ms), project: c.get('project') }, 'request')
  })
  if (allowsAnyOrigin)
    app.use(
      cors({
        origin: '*',
        allowMethods: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
        allowHeaders: requestHeaders,
        exposeHeaders: ['x-request-id', 'retry-after', 'ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'],
        maxAge: 7200,
      }),
    )
  app.notFound((c) => c.text('Not found', 404))
  app.onError((error, c) => {
    if (error instanceof HttpError) {
      if (error.retryMs !== undefined) c.header('retry-after', String(Math.max(1, Math.ceil(error.retryMs / 1000))))
      return failure(c, error.status, error.field, error.message)
    }
    if (error instanceof MalformedRequest) return c.text(error.message, error.status)
    if (error instanceof BodyTooLarge) return c.text('The request is too large', 413)
    if (error instanceof BodyAborted) return c.text('The request is incomplete', 400)
    const unavailable = findUnavailable?.(error)
    if (unavailable !== undefined) {
      log.warn({ requestId: c.get('requestId'), ...unavailable.facts }, unavailable.event)
      return failure(c, 503, unavailable.field, unavailable.description)
    }
    if (isStoreUnavailable(error)) {
      reportStoreFailure({ log, metrics }, error, 'the database is unavailable')
      c.header('retry-after', '1')
      return failure(c, 503, '', 'The database is temporarily unavailable. Try again later.')
    }
    logFailure(log, error, { requestId: c.get('requestId') }, 'a request failed')
    return c.text('Internal server error', 500)
  })
  return app
}

/** The route pattern instead of the path keeps user data out of logs, metrics and traces. */
function factsOf(c: AppContext) {
  const matched = routePath(c, -1)
  return {
    method: c.req.method,
    route: matched === '*' || matched === '/*' ? 'unknown' : matched,
    status: c.res.status,
  }
}
