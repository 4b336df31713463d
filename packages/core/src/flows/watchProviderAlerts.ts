import type { Events } from '../event/createEvents.js'
import type { Alerts } from '../modal/createAlerts.js'

/** Errors of providers that the developer must act on become alerts, each once (specification, section 8). */
export function watchProviderAlerts({ events$ }: Pick<Events, 'events$'>, alerts: Alerts): () => void {
  const subscription = events$.subscribe((event) => {
    if ('error' in event) alerts.report(event.error)
  })
  return () => subscription.unsubscribe()
}
