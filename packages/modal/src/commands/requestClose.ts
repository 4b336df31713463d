import type { ModalServices } from '../services/ModalServices.js'

/** Closes unless closing is refused. */
export const requestClose =
  ({ modal }: ModalServices) =>
  (): void =>
    modal.requestClose()
