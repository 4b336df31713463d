import type { ModalEngine, PluginContext, PluginServices, Store } from '@kit/core/plugin'
import type { AlertState, Alerts } from './createAlerts.js'
import type { ModalStore } from './createModal.js'
import type { ToastState, Toasts } from './createToasts.js'
import type { ModalState, ViewName } from './ModalState.js'

/** The stores that the plugin creates together with the kit. */
export type ModalStores = {
  readonly modal: Store<ModalState>
  readonly toast: Store<ToastState>
  readonly alert: Store<AlertState>
}

/** Dependencies of the modal's commands and rules. */
export type ModalServices = Pick<PluginContext, 'kit' | 'ports' | 'emit'> &
  Pick<PluginServices, 'events$'> & {
    readonly engine: ModalEngine
    readonly modal: ModalStore
    readonly toasts: Toasts
    readonly alerts: Alerts
    /** Views that close when the account disconnects: the built-in ones, and those marked with `closeOnDisconnect`. */
    readonly connectedViews: Set<ViewName>
  }
