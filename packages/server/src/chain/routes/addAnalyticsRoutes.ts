import { getAnalyticsConfig, sendEvent, sendEvents } from '../../contract/analyticsEndpoints.js'
import type { App } from '../../platform/http/AppContext.js'
import { addEndpoint } from '../../platform/http/addEndpoint.js'
import type { Gate } from '../../platform/http/createGate.js'
import { pause } from '../../platform/jobs/createLocalLeadership.js'
import type { Leadership } from '../../platform/jobs/Leadership.js'
import type { Log } from '../../platform/log/Log.js'
import type { Store } from '../../platform/store/Store.js'
import { type AnalyticsEvent, createEventStore } from '../analytics/createEventStore.js'
import type { AnalyticsConfig } from '../config/serviceConfig.js'

type Dependencies = {
  readonly config: { readonly analytics: AnalyticsConfig }
  readonly gate: Gate
  readonly leadership: Leadership
  readonly log: Log
  readonly now: () => number
  readonly store: Store
}

const sweepIntervalMs = 3_600_000

/** Adds `GET /getAnalyticsConfig`, `POST /e` and `POST /batch`. While analytics is disabled, events are accepted and discarded. */
export function addAnalyticsRoutes(
  app: App,
  { config: { analytics }, gate, leadership, log, now, store }: Dependencies,
): void {
  const events = createEventStore({ config: analytics, store, now })

  async function take(project: string, given: readonly AnalyticsEvent[]) {
    if (analytics.enabled) await events.add(project, given)
    return { status: 'OK' as const }
  }

  addEndpoint(app, gate, getAnalyticsConfig, ({ c }) => {
    c.header('cache-control', 'public, max-age=7200')
    return { isAnalyticsEnabled: analytics.enabled }
  })
  addEndpoint(app, gate, sendEvent, ({ project, body }) => take(project.id, [body]))
  addEndpoint(app, gate, sendEvents, ({ project, body }) => take(project.id, body))

  if (!analytics.enabled) return
  leadership.campaign('analytics-retention', async (signal) => {
    while (!signal.aborted) {
      const count = await events.sweep()
      if (count > 0) log.info({ count }, 'deleted old analytics events')
      await pause(sweepIntervalMs, signal)
    }
  })
}
