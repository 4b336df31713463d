import type { Kit } from '@kit/core'
import type { ModalState } from '@kit/modal'
import { modalOf, watchShown } from '@kit/modal/plugin'
import type { SocialProvider } from '../protocol/fields.js'

declare module '@kit/modal' {
  interface ViewData {
    ConnectSocials: undefined
    ConnectingSocial: { readonly provider: SocialProvider }
    ConnectingFarcaster: undefined
  }
}

/** The modal of the kit, if it has one, as a social login needs it. */
export type SocialView = {
  /** Opens it where a login goes on that a redirect interrupted. */
  open(provider: SocialProvider): void
  /** Goes back from the view of a login, if it is there. */
  back(): void
  /** Whether the view of a login was shown then and is not now. */
  wasLeft(since: ModalState | undefined): boolean
  /** Tells when the view of a login was left. Returns the end. */
  watchLeft(listener: () => void): () => void
  /** Tells when the modal closed. Returns the end. */
  watchClosed(listener: () => void): () => void
}

const names: readonly string[] = ['ConnectingSocial', 'ConnectingFarcaster']

const isShown = (modal: ModalState | undefined): boolean =>
  modal?.open === true && modal.history.some(({ name }) => names.includes(name))

export function createSocialView(kit: Kit): SocialView {
  const modal = modalOf(kit)
  const watchEnd = (is: (state: ModalState) => boolean, listener: () => void): (() => void) =>
    watchShown(modal, is, (shown) => {
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
