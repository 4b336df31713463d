import type { App } from '../http/AppContext.js'
import type { Readiness } from './createReadiness.js'

/**
 * Adds `GET /ready`: 200 when this replica can serve everything, otherwise 503 with what is missing: `store`, `mailbox`, `cache`, `mail`, a
 * chain ID, or `draining`. `?ignore=cache,chains,mail,mailbox` is for load balancers, because no replica should be removed for something
 * that all of them lack.
 */
export function addReadyRoute(app: App, readiness: Readiness): void {
  app.get('/ready', async (c) => {
    const ignored = (c.req.query('ignore') ?? '').split(',')
    const missing = (await readiness.missing()).filter(
      (name) => !ignored.includes(name) && !(name.includes(':') && ignored.includes('chains')),
    )
    c.header('cache-control', 'no-store')
    return c.json({ status: missing.length === 0 ? 'ready' : 'not ready', missing }, missing.length === 0 ? 200 : 503)
  })
}
