import type { Kit } from '@kit/core'
import type { ModalPlugin, ModalState } from '@kit/modal'
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
  const { modal } = kit.plugins as { readonly modal?: ReturnType<ModalPlugin['setup']> }
  const isOpen = (): boolean => modal?.modal.getState().open === true
  const isThere = (): boolean => isShown(modal?.modal.getState())

  function watchEnd(is: () => boolean, listener: () => void): () => void {
    let was = is()
    return (
      modal?.modal.subscribe(() => {
        const before = was
        was = is()
        if (before && !was) listener()
      }) ?? (() => undefined)
    )
  }

  return {
    open(provider) {
      if (modal === undefined) return
      modal.open({ view: 'Connect' })
      modal.modal.push('ConnectingSocial', { provider })
    },
    back() {
      if (modal !== undefined && names.includes(modal.modal.getState().history.at(-1)?.name ?? '')) modal.modal.back()
    },
    wasLeft: (since) => isShown(since) && !isThere(),
    watchLeft: (listener) => watchEnd(isThere, listener),
    watchClosed: (listener) => watchEnd(isOpen, listener),
  }
}
