import { isKitError } from '@kit/core'
import { watchEvents } from '@kit/core/plugin'
import type { ModalServices } from '../state/ModalServices.js'

/**
 * Shows developers the problems that they must fix as alerts (rules errors-1, errors-3, states-33), each of them once. These are problems
 * reported by the kit or a plugin, a switch to a network that isn't configured, and provider errors.
 */
export function watchAlerts({ alerts, events$ }: ModalServices): () => void {
  return watchEvents(events$, (event) => {
    if (event.type === 'kit/alert') alerts.show(event.code, event.cause)
    else if (event.type === 'network/switchFailed' && isKitError(event.error, 'network/notConfigured'))
      alerts.show('SWITCH_NETWORK_NOT_FOUND', event.error)
    else if ('error' in event) alerts.report(event.error)
  })
}
