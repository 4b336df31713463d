import type { ModalServices } from '../services/ModalServices.js'
import type { Toast } from '../state/ToastState.js'

/** Shows a toast. */
export const showToast =
  ({ toasts }: ModalServices) =>
  (toast: Toast): void =>
    toasts.show(toast)
