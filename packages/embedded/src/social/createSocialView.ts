import type { Kit } from '@kit/core'
import type { ModalState } from '@kit/modal'
import { modalOf, watchVisible } from '@kit/modal/plugin'
import type { SocialProvider } from '../protocol/fields.js'

declare module '@kit/modal' {
  interface ViewData {
    ConnectSocials: undefined
    ConnectingSocial: { readonly provider: SocialProvider }
    ConnectingFarcaster: undefined
  }
}

/** The part of the kit's modal that social sign-in needs, if there is a modal. */
export type SocialView = {
  /** Opens the modal to continue a sign-in that a redirect interrupted. */
  open(provider: SocialProvider): void
  /** Leaves the sign-in view if it's open. */
  back(): void
  /** Returns whether the sign-in view was open then and is closed now. */
  wasLeft(since: ModalState | undefined): boolean
  /** Subscribes to leaving the sign-in view. Returns a function that unsubscribes. */
  watchLeft(listener: () => void): () => void
  /** Subscribes to the modal closing. Returns a function that unsubscribes. */
  watchClosed(listener: () => void): () => void
}

const names: readonly string[] = ['ConnectingSocial', 'ConnectingFarcaster']

const isShown = (modal: ModalState | undefined): boolean =>
  modal?.open === true && modal.history.some(({ name }) => names.includes(name))

export function createSocialView(kit: Kit): SocialView {
  const modal = modalOf(kit)
  const watchEnd = (is: (state: ModalState) => boolean, listener: () => void): (() => void) =>
    watchVisible(modal, is, (shown) => {
      if (!shown) listener()
    })

  return {
    open(provider) {
      if (modal === undefined) return
      modal.open({ view: 'Connect' })
      modal.modal.push('ConnectingSocial', { provider })
    },
    back() {
      if (modal !== undefined && names.includes(modal.modal.getState().history.at(-1)?.name ?? '')) modal.modal.back()
    },
    wasLeft: (since) => isShown(since) && !isShown(modal?.modal.getState()),
    watchLeft: (listener) => watchEnd(isShown, listener),
    watchClosed: (listener) => watchEnd(({ open }) => open, listener),
  }
}
