import type { ModalEngine, PluginContext, PluginServices, Store } from '@kit/core/plugin'
import type { AlertState, Alerts } from './createAlerts.js'
import type { ModalStore } from './createModal.js'
import type { ToastState, Toasts } from './createToasts.js'
import type { ModalState, ViewName } from './ModalState.js'

/** What the plugin makes when the kit is made. */
export type ModalStores = {
  readonly modal: Store<ModalState>
  readonly toast: Store<ToastState>
  readonly alert: Store<AlertState>
}

/** What the commands and rules of the modal work with. */
export type ModalServices = Pick<PluginContext, 'kit' | 'ports' | 'emit'> &
  Pick<PluginServices, 'events$'> & {
    readonly engine: ModalEngine
    readonly modal: ModalStore
    readonly toasts: Toasts
    readonly alerts: Alerts
    /** Views that go with the account that they show: the kit's own, and those that say so. */
    readonly connectedViews: Set<ViewName>
  }
