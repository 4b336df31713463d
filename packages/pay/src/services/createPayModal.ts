import type { PluginContext } from '@kit/core/plugin'
import type { ModalPlugin } from '@kit/modal'

declare module '@kit/modal' {
  interface ViewData {
    Pay: undefined
    PaySelectToken: undefined
    PayWithExchange: undefined
    PayWithExchangeSelectAsset: undefined
    PayLoading: undefined
  }
}

/** The modal of the kit, if it has one, as paying needs it. */
export type PayModal = {
  /** Whether a view of the payment that is open is there to be seen. */
  isShown(): boolean
  /** Shows the payment that is open: the choice of how to pay, or how it goes. */
  open(view: 'Pay' | 'PayLoading'): void
  /** Leads from the choice to how it goes, or back, where the other is shown. */
  turnTo(view: 'Pay' | 'PayLoading'): void
  /** Puts a view on top of what is shown. */
  push(view: 'PayLoading'): void
  /** Lets the visitor connect a wallet, and comes back. */
  connect(): void
  /** Calls back when the visitor left the views of the payment. Returns the end. */
  watchLeft(listener: () => void): () => void
}

const views: readonly string[] = ['Pay', 'PayLoading']
/** Views of one way of paying, above the choice. */
const above = ['Pay', 'PayWithExchange', 'PayLoading']

/** Creates it. `hasPayer`: whether a wallet is there that could pay. */
export function createPayModal({ kit }: Pick<PluginContext, 'kit'>, hasPayer: () => boolean): PayModal {
  const { modal } = kit.plugins as { readonly modal?: ReturnType<ModalPlugin['setup']> }
  const isShown = () => {
    const { open, history } = modal?.modal.getState() ?? {}
    return open === true && history?.some(({ name }) => views.includes(name)) === true
  }
  /** The visitor went to connect a wallet: the modal closes then, and has to come back. */
  let isConnecting = false
  /** What is to be shown once the visitor comes back from a view that was put on top, such as that of switching the network. */
  let owed: 'Pay' | 'PayLoading' | undefined
  const topOf = () => modal?.modal.getState().history.at(-1)?.name ?? ''
  const turnTo = (view: 'Pay' | 'PayLoading') => {
    owed = undefined
    const top = topOf()
    if (!isShown() || top === view) return
    if (!above.includes(top)) {
      owed = view
      return
    }
    if (top === 'PayWithExchange') modal?.modal.backTo('Pay')
    modal?.modal.replace(view)
  }
  const open = (view: 'Pay' | 'PayLoading') => {
    isConnecting = false
    owed = undefined
    // Apps open other views than plugins do.
    modal?.open({ view: view as 'Account' })
  }
  return {
    isShown,
    open,
    turnTo,
    push: (view) => modal?.modal.push(view),
    connect() {
      isConnecting = true
      modal?.modal.push('Connect')
    },
    watchLeft(listener) {
      if (modal === undefined) return () => undefined
      let was = isShown()
      return modal.modal.subscribe(() => {
        const is = isShown()
        if (is && owed !== undefined && above.includes(topOf())) turnTo(owed)
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
