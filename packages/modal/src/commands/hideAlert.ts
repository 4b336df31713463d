import type { ModalServices } from '../state/ModalServices.js'

/** Hides it. */
export const hideAlert =
  ({ alerts }: ModalServices) =>
  (): void =>
    alerts.hide()
