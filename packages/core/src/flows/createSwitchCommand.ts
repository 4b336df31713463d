import { isKitError } from '../error/isKitError.js'
import type { Engine } from '../kit/Engine.js'
import type { Alerts } from '../modal/createAlerts.js'

/** A switch to a network that the app did not configure is told to the developer (specification, section 8). */
export function createSwitchCommand(alerts: Alerts, switchNetwork: Engine['switchNetwork']): Engine['switchNetwork'] {
  return (options) =>
    switchNetwork(options).catch((error) => {
      if (isKitError(error, 'network/notConfigured')) alerts.show('SWITCH_NETWORK_NOT_FOUND', error)
      throw error
    })
}
