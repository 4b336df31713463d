import type { ViewArgs } from '../state/ModalCommands.js'
import type { ModalServices } from '../state/ModalServices.js'

/** Makes a history of one view. */
export const reset =
  ({ modal }: ModalServices) =>
  (...view: ViewArgs): void =>
    modal.reset(...view)
