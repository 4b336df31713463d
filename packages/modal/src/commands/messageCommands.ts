import type { AlertCode } from '@kit/core'
import type { Toast } from '../state/createToasts.js'
import type { ModalServices } from '../state/ModalServices.js'

/** Hides it. */
export const hideAlert =
  ({ alerts }: ModalServices) =>
  (): void =>
    alerts.hide()

/** Hides it. */
export const hideToast =
  ({ toasts }: ModalServices) =>
  (): void =>
    toasts.hide()

/** Shows an alert to the developer. */
export const showAlert =
  ({ alerts }: ModalServices) =>
  (code: AlertCode, cause?: unknown): void =>
    alerts.show(code, cause)

/** Shows a toast. */
export const showToast =
  ({ toasts }: ModalServices) =>
  (toast: Toast): void =>
    toasts.show(toast)
