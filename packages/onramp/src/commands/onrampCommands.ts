import type { OnrampQuote } from '@kit/api'
import { pause } from '@kit/core/plugin'
import { checkAmount } from '../checkAmount.js'
import type { OnrampEdit, OnrampState } from '../OnrampState.js'
import type { OnrampServices } from '../services/createOnrampServices.js'
import type { OrderWatch } from '../services/createOrderWatch.js'

export { createOnrampServices } from '../services/createOnrampServices.js'

/** Debounce while typing an amount, in milliseconds. */
const typingMs = 300

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

/** Changes the purchase, and loads the quote and the payment URL after the debounce. */
export const editPurchase =
  (services: OnrampServices) =>
  (change: OnrampEdit): void => {
    const { context, store, quoting } = services
    const before = store.getState()
    const asked = apply(services, change)
    if (asked.problem !== undefined || asked.amount === '') return
    const isTyping = 'amount' in change && before.amount !== ''
    Promise.resolve(isTyping ? pause(context.ports.clock, typingMs) : undefined)
      // Failures are exposed in the state.
      .then(() => (isSame(asked, store.getState()) ? quoting.ask() : undefined))
      .catch(() => undefined)
  }

/** Changes the purchase if given, and loads the quote immediately. */
export const quotePurchase =
  (services: OnrampServices) =>
  (change: OnrampEdit = {}): Promise<OnrampQuote> =>
    askEdited(services, change, async () => (await services.quoting.ask()).quote)

/** Returns the URL of the payment page. */
export const getUrl =
  (services: OnrampServices) =>
  (change: OnrampEdit = {}): Promise<string> =>
    askEdited(services, change, async () => {
      const { link } = services.store.getState()
      return link.status === 'success' ? link.data : (await services.quoting.ask()).url
    })

/** Starts tracking the purchase, when the user has opened the payment page. */
export const start =
  ({ store, orders }: OnrampServices) =>
  (): void => {
    const { networkId, address, offering, payment, amount, link, purchase } = store.getState()
    if (networkId === undefined || address === undefined) return
    if (link.status === 'success' && offering && payment)
      orders.start({ networkId, address, symbol: offering.symbol, amount, currency: payment.id, url: link.data })
    // Reopened after a failure, or after the window was closed.
    else if (purchase) orders.start(purchase)
  }

/** Stops tracking the purchase. */
export const forget = ({ orders }: OnrampServices): OrderWatch['forget'] => orders.forget

/** Loads the orders of the account. */
export const loadOrders = ({ orders }: OnrampServices): OrderWatch['load'] => orders.load

/** Updates the polling interval when a view starts or stops showing the order. */
export const look = ({ orders }: OnrampServices): OrderWatch['look'] => orders.look

/** Changes the purchase and sends the request as soon as the options are loaded. Limits that reject the amount are refreshed. */
async function askEdited<T>(services: OnrampServices, change: OnrampEdit, ask: () => Promise<T>): Promise<T> {
  if (services.store.getState().offering === undefined) await beginPurchase(services)()
  apply(services, change)
  if (services.store.getState().problem !== undefined) await services.refreshLimits()
  return ask()
}

function apply({ store, quoting }: OnrampServices, change: OnrampEdit): OnrampState {
  const before = store.getState()
  const { offering = before.offering, payment = before.payment, amount = before.amount } = change
  const method =
    change.method ?? payment?.limits.find(({ id }) => id === before.method?.id) ?? payment?.limits[0] ?? before.method
  const next = { ...before, offering, payment, method, amount }
  if (isSame(before, next)) return before
  quoting.stop()
  const problem = method && amount !== '' ? checkAmount(amount, method) : undefined
  const wait = { status: problem === undefined && amount !== '' ? 'pending' : 'idle' } as const
  store.update((now) => ({ ...now, offering, payment, method, amount, problem, quote: wait, link: wait }))
  return store.getState()
}

function isSame(a: OnrampState, b: OnrampState): boolean {
  return (
    a.address === b.address &&
    a.offering === b.offering &&
    a.payment === b.payment &&
    a.method === b.method &&
    a.amount === b.amount
  )
}
