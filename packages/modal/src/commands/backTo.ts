import type { ModalServices } from '../state/ModalServices.js'
import type { ViewName } from '../state/ModalState.js'

/** Goes back to a view. */
export const backTo =
  ({ modal }: ModalServices) =>
  (name: ViewName): void =>
    modal.backTo(name)
