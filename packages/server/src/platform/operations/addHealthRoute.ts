import { createHash } from 'node:crypto'
import type { App } from '../http/AppContext.js'

/** Content of `/health`. */
export type HealthFacts = {
  readonly version: string
  readonly features: readonly string[]
  readonly startedAtMs: number
  readonly now: () => number
}

/** Adds `GET /health`: one line of text for people and probes. */
export function addHealthRoute(app: App, { version, features, startedAtMs, now }: HealthFacts): void {
  const hash = createHash('sha256')
    .update([version, ...features].join())
    .digest('hex')
    .slice(0, 7)
  app.get('/health', (c) => {
    const uptimeS = Math.floor((now() - startedAtMs) / 1000)
    c.header('cache-control', 'no-store')
    return c.text(`OK v${version}, hash: ${hash}, features: ${features.join('+')}, uptime: ${uptimeS} seconds`)
  })
}
