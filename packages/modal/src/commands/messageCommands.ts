import type { AlertCode } from '@kit/core'
import type { Toast } from '../state/createToasts.js'
import type { ModalServices } from '../state/ModalServices.js'

/** Hides the alert. */
export const hideAlert =
  ({ alerts }: ModalServices) =>
  (): void =>
    alerts.hide()

/** Hides the toast. */
export const hideToast =
  ({ toasts }: ModalServices) =>
  (): void =>
    toasts.hide()

/** Shows an alert to the developer. */
export const showAlert =
  ({ alerts }: ModalServices) =>
  (code: AlertCode, cause?: unknown): void =>
    alerts.show(code, cause)

/** Shows a toast to the user. */
export const showToast =
  ({ toasts }: ModalServices) =>
  (toast: Toast): void =>
    toasts.show(toast)
