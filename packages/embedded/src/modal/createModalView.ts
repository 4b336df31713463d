import type { Kit } from '@kit/core'
import type {} from '@kit/modal'
import { modalOf, watchVisible } from '@kit/modal/plugin'

declare module '@kit/modal' {
  interface ViewData {
    EmailVerifyDevice: undefined
    EmailVerifyOtp: undefined
    ApproveTransaction: undefined
  }
}

/** The part of the kit's modal that the frame needs, if there is a modal: a view behind the frame. */
export type ModalView = {
  /** Shows the view, which raises the frame once it is there. Returns false if there is no modal or the view is shown already. */
  show(): boolean
  leave(): void
  /** Opens the view, unless it's open. */
  open(): void
  /** Subscribes to the modal closing by itself while it is behind the frame. Returns a function that unsubscribes. */
  watchClosed(listener: () => void): () => void
}

export function createModalView(kit: Kit): ModalView {
  const modal = modalOf(kit)
  let openedHere = false
  const isTop = (): boolean => modal?.modal.getState().history.at(-1)?.name === 'ApproveTransaction'
  return {
    show() {
      if (modal === undefined || (modal.modal.getState().open && isTop())) return false
      openedHere = !modal.modal.getState().open
      if (openedHere) modal.open({ view: 'ApproveTransaction' })
      else modal.modal.push('ApproveTransaction')
      return true
    },
    leave() {
      if (modal === undefined || !isTop()) return
      if (openedHere) modal.close({ done: true })
      else modal.modal.back()
    },
    open() {
      if (modal?.modal.getState().open === false) modal.open()
    },
    watchClosed: (listener) =>
      watchVisible(
        modal,
        ({ open }) => open,
        (isOpen) => {
          if (!isOpen && isTop()) listener()
        },
      ),
  }
}
