import type { ViewArgs } from '../state/ModalCommands.js'
import type { ModalServices } from '../state/ModalServices.js'

/** Puts a view on top. */
export const push =
  ({ modal }: ModalServices) =>
  (...view: ViewArgs): void =>
    modal.push(...view)
