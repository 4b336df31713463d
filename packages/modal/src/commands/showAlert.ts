import type { AlertCode } from '@kit/core'
import type { ModalServices } from '../state/ModalServices.js'

/** Shows an alert to the developer. */
export const showAlert =
  ({ alerts }: ModalServices) =>
  (code: AlertCode, cause?: unknown): void =>
    alerts.show(code, cause)
