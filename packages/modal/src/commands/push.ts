import type { ModalServices } from '../services/ModalServices.js'
import type { ViewArgs } from '../state/ModalCommands.js'

/** Puts a view on top. */
export const push =
  ({ modal }: ModalServices) =>
  (...view: ViewArgs): void =>
    modal.push(...view)
