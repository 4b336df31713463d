import type { ModalServices } from '../state/ModalServices.js'

/** Goes one view back. */
export const back =
  ({ modal }: ModalServices) =>
  (): void =>
    modal.back()
