import { type ClockPort, type ReadableStore, readable, type Store } from '@kit/core/plugin'
import { modalTimes } from './modalTimes.js'

/** A short message to the user (rule views-11). `message` is a key of the text catalogue or plain text. */
export type ToastState = { readonly open: false } | ({ readonly open: true } & Toast)

/** A toast to show. */
export type Toast = {
  readonly variant: 'loading' | 'success' | 'error'
  readonly message: string
  /** Plain text after the message, such as a reason. */
  readonly detail?: string
}

/** The toast store, with the commands that change it. */
export type Toasts = ReadableStore<ToastState> & { show(toast: Toast): void; hide(): void; destroy(): void }

const closed: ToastState = { open: false }

/**
 * Creates the toasts. Only one is shown at a time (rules views-10, screens-6): an open toast closes first, and the next one follows after
 * 150 ms. Of several waiting toasts, only the last one is shown. A toast hides after 2500 ms, unless it shows a loading state.
 */
export function createToasts(deps: { readonly store: Store<ToastState>; readonly clock: ClockPort }): Toasts {
  const { store } = deps
  let next: Toast | undefined
  let endTimer: (() => void) | undefined

  function after(delayMs: number, act: () => void): void {
    endTimer?.()
    endTimer = deps.clock.setTimeout(() => {
      endTimer = undefined
      act()
    }, delayMs)
  }

  function showNext(): void {
    const toast = next
    next = undefined
    if (toast === undefined) return
    store.update(() => ({ open: true, ...toast }))
    if (toast.variant !== 'loading') after(modalTimes.toastShownMs, hide)
  }

  function hide(): void {
    if (!store.getState().open) return
    endTimer?.()
    endTimer = undefined
    store.update(() => closed)
    if (next !== undefined) after(modalTimes.toastSwapMs, showNext)
  }

  return {
    ...readable(store),
    show(toast) {
      // A newer toast replaces the waiting one.
      const isSwapping = next !== undefined
      next = toast
      if (isSwapping) return
      if (store.getState().open) hide()
      else showNext()
    },
    hide,
    destroy() {
      endTimer?.()
      next = undefined
    },
  }
}
