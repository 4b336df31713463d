import type { ModalServices } from '../services/ModalServices.js'

/** Hides it. */
export const hideToast =
  ({ toasts }: ModalServices) =>
  (): void =>
    toasts.hide()
