import type { PluginContext } from '@kit/core/plugin'
import { modalOf, watchVisible } from '@kit/modal/plugin'

/** The modal of the kit, if it has one. */
export type PayModal = {
  /** Whether a view of the open payment is visible. */
  isShown(): boolean
  /** Shows the open payment: the payment methods, or the progress. */
  open(view: 'Pay' | 'PayLoading'): void
  /** Replaces one of the two views with the other. */
  switchTo(view: 'Pay' | 'PayLoading'): void
  /** Pushes a view. */
  push(view: 'PayLoading'): void
  /** Opens the wallet list, and returns after the connection. */
  connect(): void
  /** Calls the listener when the user leaves the views of the payment. Returns the unsubscribe function. */
  watchLeft(listener: () => void): () => void
}

const views: readonly string[] = ['Pay', 'PayLoading']
/** Views of the payment above the payment methods. */
const above = ['Pay', 'PayWithExchange', 'PayLoading']

/** Creates the modal handle. `hasPayer`: whether a wallet that could pay is connected. */
export function createPayModal({ kit }: Pick<PluginContext, 'kit'>, hasPayer: () => boolean): PayModal {
  const handle = modalOf(kit)
  const router = handle?.modal
  const isShown = ({ open, history } = router?.getState() ?? { open: false, history: [] }) =>
    open && history.some(({ name }) => views.includes(name))
  /** The modal closes while the user connects a wallet, and reopens afterwards. */
  let isConnecting = false
  /** View to show once the user returns from a view on top, such as the network switch. */
  let pendingView: 'Pay' | 'PayLoading' | undefined
  const topOf = () => router?.getState().history.at(-1)?.name ?? ''
  const switchTo = (view: 'Pay' | 'PayLoading') => {
    pendingView = undefined
    const top = topOf()
    if (!isShown() || top === view) return
    if (!above.includes(top)) {
      pendingView = view
      return
    }
    if (top === 'PayWithExchange') router?.backTo('Pay')
    router?.replace(view)
  }
  const open = (view: 'Pay' | 'PayLoading') => {
    isConnecting = false
    pendingView = undefined
    handle?.open({ view })
  }
  return {
    isShown,
    open,
    switchTo,
    push: (view) => router?.push(view),
    connect() {
      isConnecting = true
      router?.push('Connect')
    },
    watchLeft(listener) {
      const ends = [
        router?.subscribe(() => {
          if (pendingView !== undefined && isShown() && above.includes(topOf())) switchTo(pendingView)
        }),
        watchVisible(handle, isShown, (is) => {
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
