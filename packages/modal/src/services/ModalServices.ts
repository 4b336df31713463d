import type { PluginContext, PluginServices, Store } from '@kit/core/plugin'
import type { AlertState } from '../state/AlertState.js'
import type { Alerts } from '../state/createAlerts.js'
import type { Modal } from '../state/createModal.js'
import type { Toasts } from '../state/createToasts.js'
import type { ModalState, ViewName } from '../state/ModalState.js'
import type { ToastState } from '../state/ToastState.js'

/** What the plugin makes when the kit is made. */
export type ModalStores = {
  readonly modal: Store<ModalState>
  readonly toast: Store<ToastState>
  readonly alert: Store<AlertState>
}

/** What the commands and rules of the modal work with. */
export type ModalServices = Pick<PluginContext, 'kit' | 'ports' | 'events$' | 'emit'> & {
  readonly engine: PluginServices
  readonly modal: Modal
  readonly toasts: Toasts
  readonly alerts: Alerts
  /** Views that go with the account that they show: the kit's own, and those that say so. */
  readonly connectedViews: Set<ViewName>
}
