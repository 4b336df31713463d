import type { ModalServices } from '../state/ModalServices.js'

/** Hides it. */
export const hideToast =
  ({ toasts }: ModalServices) =>
  (): void =>
    toasts.hide()
