import { pause } from '@kit/core/plugin'
import type { OnrampEdit } from '../OnrampState.js'
import { applyPurchaseEdit, isSamePurchase } from '../services/applyPurchaseEdit.js'
import type { OnrampServices } from '../services/createOnrampServices.js'

/** Debounce while typing an amount, in milliseconds. */
const typingMs = 300

/** Changes the purchase, and loads the quote and the payment URL after the debounce. */
export const editPurchase =
  (services: OnrampServices) =>
  (change: OnrampEdit): void => {
    const { context, store, quoting } = services
    const before = store.getState()
    const requested = applyPurchaseEdit(services, change)
    if (requested.problem !== undefined || requested.amount === '') return
    const isTyping = 'amount' in change && before.amount !== ''
    Promise.resolve(isTyping ? pause(context.ports.clock, typingMs) : undefined)
      // Failures are exposed in the state.
      .then(() => (isSamePurchase(requested, store.getState()) ? quoting.ask() : undefined))
      .catch(() => undefined)
  }
