import type { ModalServices } from '../services/ModalServices.js'

/** Hides it. */
export const hideAlert =
  ({ alerts }: ModalServices) =>
  (): void =>
    alerts.hide()
