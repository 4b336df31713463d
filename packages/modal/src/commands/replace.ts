import type { ViewArgs } from '../state/ModalCommands.js'
import type { ModalServices } from '../state/ModalServices.js'

/** Puts a view in the place of the one that is shown. */
export const replace =
  ({ modal }: ModalServices) =>
  (...view: ViewArgs): void =>
    modal.replace(...view)
