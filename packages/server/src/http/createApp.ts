import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { NoUpstreamAnswered } from '../gateway/createChainGateway.js'
import type { Log } from '../Log.js'
import { ApiRefusal } from './ApiRefusal.js'
import type { App, AppEnv } from './AppContext.js'
import { MalformedRequest } from './addEndpoint.js'
import { failure } from './failure.js'

const REQUEST_HEADERS = [
  'content-type',
  'user-agent',
  'referer',
  'origin',
  'access-control-request-headers',
  'access-control-request-method',
  'solana-client',
  'sec-fetch-mode',
  'x-project-id',
  'x-sdk-type',
  'x-sdk-version',
]

const MAX_BODY_BYTES = 2 * 1024 * 1024

/** An app without routes: request ids, CORS for any origin, plain answers for what is unknown or fails, one log line per request. */
export function createApp(log: Log): App {
  const app = new Hono<AppEnv>({ strict: false })
  app.use(async (c, next) => {
    const requestId = randomUUID()
    const startedMs = performance.now()
    c.set('requestId', requestId)
    c.header('x-request-id', requestId)
    await next()
    // The path's pattern, not the path: addresses and ids of visitors stay out of the log.
    const ms = Math.round(performance.now() - startedMs)
    log.debug({ requestId, method: c.req.method, status: c.res.status, ms }, 'request')
  })
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST', 'OPTIONS'],
      allowHeaders: REQUEST_HEADERS,
      exposeHeaders: ['x-request-id', 'retry-after'],
      maxAge: 7200,
    }),
  )
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => c.text('The request is too large', 413) }))
  app.notFound((c) => c.text('Not found', 404))
  app.onError((error, c) => {
    if (error instanceof ApiRefusal) return failure(c, error.status, error.field, error.message)
    if (error instanceof MalformedRequest) return c.text(error.message, error.status)
    if (error instanceof NoUpstreamAnswered) {
      log.warn({ requestId: c.get('requestId'), attempts: error.attempts }, 'no upstream answered')
      return failure(c, 503, 'chainId', 'No node of this chain is available, please try again')
    }
    log.error({ requestId: c.get('requestId'), fault: error.name }, 'a request failed')
    return c.text('Internal server error', 500)
  })
  return app
}
