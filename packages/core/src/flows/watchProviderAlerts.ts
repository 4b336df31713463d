import { isKitError } from '../error/isKitError.js'
import type { Events } from '../event/createEvents.js'
import type { Alerts } from '../modal/createAlerts.js'

/**
 * What the developer must act on becomes an alert (specification, section 8): a switch to a network that the app did not configure, and
 * errors of providers, each once.
 */
export function watchProviderAlerts({ events$ }: Pick<Events, 'events$'>, alerts: Alerts): () => void {
  const subscription = events$.subscribe((event) => {
    if (event.type === 'network/switchFailed' && isKitError(event.error, 'network/notConfigured'))
      alerts.show('SWITCH_NETWORK_NOT_FOUND', event.error)
    else if ('error' in event) alerts.report(event.error)
  })
  return () => subscription.unsubscribe()
}
