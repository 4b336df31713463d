import type { Toast } from '../state/createToasts.js'
import type { ModalServices } from '../state/ModalServices.js'

/** Shows a toast. */
export const showToast =
  ({ toasts }: ModalServices) =>
  (toast: Toast): void =>
    toasts.show(toast)
