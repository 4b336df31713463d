import type { PluginContext } from '@kit/core/plugin'
import type { ModalPlugin } from '@kit/modal'

declare module '@kit/modal' {
  interface ViewData {
    Pay: undefined
    PayLoading: undefined
  }
}

/** The modal of the kit, if it has one, as paying needs it. */
export type PayModal = {
  /** Shows the payment that is open: the choice of how to pay, or how it goes. */
  open(view: 'Pay' | 'PayLoading'): void
  /** Leads from the choice to how it goes, or back, where the other is shown. */
  turnTo(view: 'Pay' | 'PayLoading'): void
  /** Lets the visitor connect a wallet, and comes back. */
  connect(): void
  /** Calls back when the visitor left the views of the payment. Returns the end. */
  watchLeft(listener: () => void): () => void
}

const views: readonly string[] = ['Pay', 'PayLoading']

/** Creates it. `hasPayer`: whether a wallet is there that could pay. */
export function createPayModal({ kit }: Pick<PluginContext, 'kit'>, hasPayer: () => boolean): PayModal {
  const { modal } = kit.plugins as { readonly modal?: ReturnType<ModalPlugin['setup']> }
  const isShown = () => {
    const { open, history } = modal?.modal.getState() ?? {}
    return open === true && history?.some(({ name }) => views.includes(name)) === true
  }
  /** The visitor went to connect a wallet: the modal closes then, and has to come back. */
  let isConnecting = false
  const open = (view: 'Pay' | 'PayLoading') => {
    isConnecting = false
    // Apps open other views than plugins do.
    modal?.open({ view: view as 'Account' })
  }
  return {
    open,
    turnTo(view) {
      const top = modal?.modal.getState().history.at(-1)?.name
      if (top !== view && (top === 'Pay' || top === 'PayLoading')) modal?.modal.replace(view)
    },
    connect() {
      isConnecting = true
      modal?.modal.push('Connect')
    },
    watchLeft(listener) {
      if (modal === undefined) return () => undefined
      let was = isShown()
      return modal.modal.subscribe(() => {
        const is = isShown()
        if (is === was) return
        was = is
        if (is) return
        if (isConnecting && modal.modal.getState().open) return
        if (isConnecting && hasPayer()) return open('Pay')
        isConnecting = false
        listener()
      })
    },
  }
}
