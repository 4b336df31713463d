import type { ModalServices } from '../services/ModalServices.js'

/** Goes one view back. */
export const back =
  ({ modal }: ModalServices) =>
  (): void =>
    modal.back()
