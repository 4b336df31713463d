import type { ModalServices } from '../services/ModalServices.js'

/** Closes the modal, unless a guard refuses. */
export const close =
  ({ modal }: ModalServices) =>
  (options?: { readonly force?: boolean }): void =>
    void modal.close(options)
