import type { PluginContext } from '@kit/core/plugin'
import { modalOf, watchShown } from '@kit/modal/plugin'

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
  const handle = modalOf(kit)
  const router = handle?.modal
  const isShown = ({ open, history } = router?.getState() ?? { open: false, history: [] }) =>
    open && history.some(({ name }) => views.includes(name))
  /** The visitor went to connect a wallet: the modal closes then, and has to come back. */
  let isConnecting = false
  /** What is to be shown once the visitor comes back from a view that was put on top, such as that of switching the network. */
  let owed: 'Pay' | 'PayLoading' | undefined
  const topOf = () => router?.getState().history.at(-1)?.name ?? ''
  const turnTo = (view: 'Pay' | 'PayLoading') => {
    owed = undefined
    const top = topOf()
    if (!isShown() || top === view) return
    if (!above.includes(top)) {
      owed = view
      return
    }
    if (top === 'PayWithExchange') router?.backTo('Pay')
    router?.replace(view)
  }
  const open = (view: 'Pay' | 'PayLoading') => {
    isConnecting = false
    owed = undefined
    handle?.open({ view })
  }
  return {
    isShown,
    open,
    turnTo,
    push: (view) => router?.push(view),
    connect() {
      isConnecting = true
      router?.push('Connect')
    },
    watchLeft(listener) {
      const ends = [
        router?.subscribe(() => {
          if (owed !== undefined && isShown() && above.includes(topOf())) turnTo(owed)
        }),
        watchShown(handle, isShown, (is) => {
          if (is || (isConnecting && router?.getState().open)) return
          if (isConnecting && hasPayer()) return open('Pay')
          isConnecting = false
          listener()
        }),
      ]
      return () => {
        for (const end of ends) end?.()
      }
    },
  }
}
