export type { ModalPlugin } from './createModalPlugin.js'
export type {} from './flows/watchModalEvents.js'
export { modal } from './modal.js'
export type { AlertState } from './state/createAlerts.js'
export type { Toast, ToastState } from './state/createToasts.js'
export type { ModalState, ViewData, ViewEntry, ViewName } from './state/ModalState.js'
export type { OpenOptions } from './state/OpenOptions.js'
export type {
  OpenForResultOptions,
  ResultView,
  ViewResults,
} from './state/ViewResults.js'
