import { pause } from '@kit/core/plugin'
import type { SwapEdit } from '../SwapOptions.js'
import { applySwapEdit, isComplete, isSameSwap } from '../services/applySwapEdit.js'
import type { SwapServices } from '../services/createSwapServices.js'

/** Debounce while typing an amount, in milliseconds. */
const typingMs = 300

/** Changes the swap, and loads the quote after the debounce. */
export const editSwap =
  (services: SwapServices) =>
  (change: SwapEdit): void => {
    const { context, store, quoting } = services
    if (!applySwapEdit(services, change)) return
    quoting.stop()
    const requested = store.getState()
    if (!isComplete(requested)) return
    const isTyping = 'amountIn' in change || 'amountOut' in change
    pause(context.ports.clock, isTyping ? typingMs : 0, undefined)
      // Failures are exposed in the state.
      .then(() => (isSameSwap(requested, store.getState()) ? quoting.ask() : undefined))
      .catch(() => {})
  }
