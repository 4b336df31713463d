import { checkAmount } from '../checkAmount.js'
import type { OnrampEdit, OnrampState } from '../OnrampState.js'
import type { OnrampServices } from './createOnrampServices.js'

/** Changes the purchase and stops the running quote, unless nothing changed. */
export function applyPurchaseEdit({ store, quoting }: OnrampServices, change: OnrampEdit): OnrampState {
  const before = store.getState()
  const { offering = before.offering, payment = before.payment, amount = before.amount } = change
  const method =
    change.method ?? payment?.limits.find(({ id }) => id === before.method?.id) ?? payment?.limits[0] ?? before.method
  const next = { ...before, offering, payment, method, amount }
  if (isSamePurchase(before, next)) return before
  quoting.stop()
  const problem = method && amount !== '' ? checkAmount(amount, method) : undefined
  const wait = { status: problem === undefined && amount !== '' ? 'pending' : 'idle' } as const
  store.update((now) => ({ ...now, offering, payment, method, amount, problem, quote: wait, link: wait }))
  return store.getState()
}

/** Whether two states ask for the same quote. */
export function isSamePurchase(a: OnrampState, b: OnrampState): boolean {
  return (
    a.address === b.address &&
    a.offering === b.offering &&
    a.payment === b.payment &&
    a.method === b.method &&
    a.amount === b.amount
  )
}
