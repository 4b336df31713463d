import type { ModalServices } from '../services/ModalServices.js'
import type { ViewArgs } from '../state/ModalCommands.js'

/** Makes a history of one view. */
export const reset =
  ({ modal }: ModalServices) =>
  (...view: ViewArgs): void =>
    modal.reset(...view)
