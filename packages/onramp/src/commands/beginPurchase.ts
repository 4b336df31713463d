import type { OnrampServices } from '../services/createOnrampServices.js'
import { editPurchase } from './editPurchase.js'

/** Initial amount, in whole units of the currency. */
const firstAmount = '50'

/** Loads the purchase options, and selects the first of each. */
export const beginPurchase = (services: OnrampServices) => async (): Promise<void> => {
  const { store, loadOffer, orders, scopes } = services
  const scope = scopes.current()
  const offer = await loadOffer().catch((error) => {
    if (scope === scopes.current()) throw error
  })
  // The options of another account must not be used for this one.
  if (offer === undefined || scope !== scopes.current()) return beginPurchase(services)()
  const { offerings, payments, isFallback } = offer
  const now = store.getState()
  // Known orders are needed to detect the new one.
  if (!isFallback) orders.load().catch(() => undefined)
  const { offering, payment, method, amount } = now
  const kept = offerings.find(({ symbol }) => symbol === offering?.symbol) ?? offerings[0]
  const paid = payments.find(({ id }) => id === payment?.id) ?? payments[0]
  if (kept === undefined || paid === undefined) return
  const way = paid.limits.find(({ id }) => id === method?.id)
  editPurchase(services)({ offering: kept, payment: paid, ...(way && { method: way }), amount: amount || firstAmount })
}
