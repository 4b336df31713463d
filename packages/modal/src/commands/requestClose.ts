import type { ModalServices } from '../services/ModalServices.js'

/** Closes where closing is not refused. */
export const requestClose =
  ({ modal }: ModalServices) =>
  (): void =>
    modal.requestClose()
