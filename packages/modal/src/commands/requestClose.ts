import type { ModalServices } from '../state/ModalServices.js'

/** Closes unless closing is refused. */
export const requestClose =
  ({ modal }: ModalServices) =>
  (): void =>
    modal.requestClose()
