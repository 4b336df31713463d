import type { PluginContext, PluginServices } from '@kit/core/plugin'
import { watchAbandonedAttempt } from '../flows/watchAbandonedAttempt.js'
import { watchAccountDisconnected } from '../flows/watchAccountDisconnected.js'
import { watchAlerts } from '../flows/watchAlerts.js'
import { watchConnected } from '../flows/watchConnected.js'
import { watchDirectoryIntent } from '../flows/watchDirectoryIntent.js'
import { watchDisconnecting } from '../flows/watchDisconnecting.js'
import { watchFailureToasts } from '../flows/watchFailureToasts.js'
import { watchModalEvents } from '../flows/watchModalEvents.js'
import { watchOutdated } from '../flows/watchOutdated.js'
import { watchPairingViews } from '../flows/watchPairingViews.js'
import { watchSwitched } from '../flows/watchSwitched.js'
import { watchSwitching } from '../flows/watchSwitching.js'
import { watchTransactionToasts } from '../flows/watchTransactionToasts.js'
import { watchUnsupportedNetwork } from '../flows/watchUnsupportedNetwork.js'
import { createAlerts } from '../state/createAlerts.js'
import { createModal } from '../state/createModal.js'
import { createToasts } from '../state/createToasts.js'
import type { ModalServices, ModalStores } from '../state/ModalServices.js'
import { connectedViews } from '../state/viewKinds.data.js'

/** Creates the services of the modal and starts its rules. `destroy` ends them. */
export function startModalServices(
  { emit, kit, ports }: PluginContext,
  stores: ModalStores,
  { events$, modal: engine }: PluginServices,
): ModalServices & { destroy(): void } {
  const { clock, log } = ports
  const { debug = false, inline = false } = kit.options
  const services: ModalServices = {
    kit,
    ports,
    events$,
    emit,
    engine,
    modal: createModal({
      store: stores.modal,
      canClose: () => ![...engine.contributions.closeGuard].some((refuses) => refuses()),
      clock,
      inline,
      home: () => (kit.active.getState().account === undefined ? 'Connect' : 'Account'),
    }),
    toasts: createToasts({ store: stores.toast, clock }),
    alerts: createAlerts({ store: stores.alert, debug, log }),
    connectedViews: new Set(connectedViews),
  }
  const ends = [
    services.modal.destroy,
    services.toasts.destroy,
    services.alerts.destroy,
    watchModalEvents(services),
    watchUnsupportedNetwork(services),
    watchConnected(services),
    watchDisconnecting(services),
    watchAbandonedAttempt(services),
    watchAccountDisconnected(services),
    watchSwitching(services),
    watchSwitched(services),
    watchFailureToasts(services),
    watchTransactionToasts(services),
    watchAlerts(services),
    watchDirectoryIntent(services),
    watchPairingViews(services),
    watchOutdated(services),
  ]
  return {
    ...services,
    destroy() {
      for (const end of ends.reverse()) end()
    },
  }
}
