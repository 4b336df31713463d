import type { ModalServices } from '../state/ModalServices.js'

/** Closes the modal, unless a guard refuses. `done`: what it was open for is done. */
export const close =
  ({ modal }: ModalServices) =>
  (options?: { readonly force?: boolean; readonly done?: boolean }): void =>
    void modal.close(options)
