import type { ModalServices } from '../state/ModalServices.js'
import type { ViewName } from '../state/ModalState.js'

/** Marks a view as one that shows an account: when the account goes, the view goes too. */
export const needAccount =
  ({ connectedViews, kit, modal }: ModalServices) =>
  (name: ViewName): void => {
    connectedViews.add(name)
    // It may have been shown before its definition came.
    if (modal.getState().history.at(-1)?.name === name && kit.active.getState().account === undefined)
      modal.reset('Connect')
  }
