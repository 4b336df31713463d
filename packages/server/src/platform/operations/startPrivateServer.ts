import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import type { AppEnv } from '../http/AppContext.js'
import { listen } from '../http/listen.js'
import type { Metrics } from '../metrics/Metrics.js'
import { addHealthRoute, type HealthFacts } from './addHealthRoute.js'
import { addReadyRoute } from './addReadyRoute.js'
import type { Readiness } from './createReadiness.js'

/** Options for {@link startPrivateServer}. */
export type PrivateServerOptions = {
  readonly host: string
  readonly port: number
  readonly metrics: Metrics
  readonly readiness: Readiness
  readonly health: HealthFacts
}

/** Opens the monitoring port: `/metrics`, `/ready` (also during a drain) and `/health`. It needs no credentials and exposes no secrets. */
export async function startPrivateServer(options: PrivateServerOptions) {
  const { host, port, metrics, readiness, health } = options
  metrics.watch('kit_build_info', () => 1, { version: health.version, node: process.versions.node })
  metrics.watch('kit_time_seconds', () => health.now() / 1000)
  const app = new Hono<AppEnv>()
  addHealthRoute(app, health)
  addReadyRoute(app, readiness)
  app.get('/metrics', async (c) =>
    c.body(await metrics.text(), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }),
  )
  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  const { url } = await listen(server, { host, port, option: 'metricsPort', hint: 'metricsPort' })
  return {
    url,
    async close(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}
