import { emptyPayWith, type Payer, type Payment, type PayToken, type PayWith } from '../PayState.js'
import type { PayWithSelection } from './createPayWithSelection.js'
import type { PayContext } from './PayContext.js'

/** Work in progress for a payment on this page. */
type ActiveConversion = { readonly payer: Payer; readonly from: PayToken | undefined; readonly steps: PayWith['steps'] }

/** Swaps that this page sends or waits for, by payment. They continue when the payment is closed, and are shown when it is opened again. */
export type ActiveConversions = {
  has(paymentId: string): boolean
  /** Whether a payment is shown to the account that pays it. */
  isOpen(payment: Payment, payer: Payer): boolean
  /** Shows progress until the work is done, then clears the selected token, unless a retry is possible. */
  run(payment: Payment, payer: Payer, work: () => Promise<void>): Promise<void>
  /** Shows the requests to the wallet. */
  step(payment: Payment, steps: PayWith['steps']): void
  /** Shows the work in progress of the open payment after it was closed and reopened. */
  attach(): void
}

export function createActiveConversions(
  { store }: PayContext,
  deps: { readonly payWith: PayWithSelection; retry(): void },
): ActiveConversions {
  const runs = new Map<string, ActiveConversion>()

  const isOpen: ActiveConversions['isOpen'] = ({ paymentId }, { account }) => {
    const { payer, payment } = store.getState()
    return payment?.paymentId === paymentId && payer?.account.address === account.address
  }
  const change = (payment: Payment, payer: Payer, next: Partial<PayWith>) =>
    store.update((now) => (isOpen(payment, payer) ? { ...now, payWith: { ...now.payWith, ...next } } : now))

  return {
    has: (paymentId) => runs.has(paymentId),
    isOpen,
    async run(payment, payer, work) {
      const { paymentId } = payment
      runs.set(paymentId, { payer, from: store.getState().payWith.from, steps: [] })
      change(payment, payer, { isBusy: true })
      try {
        await work()
        runs.delete(paymentId)
        change(payment, payer, emptyPayWith)
      } catch (error) {
        runs.delete(paymentId)
        change(payment, payer, { isBusy: false, steps: [] })
        // The price may be the cause: refresh the cost before another press.
        if (isOpen(payment, payer)) deps.payWith.choose(store.getState().payWith.from)
        throw error
      } finally {
        deps.retry()
      }
    },
    step(payment, steps) {
      const run = runs.get(payment.paymentId)
      if (run === undefined) return
      runs.set(payment.paymentId, { ...run, steps })
      change(payment, run.payer, { steps })
    },
    attach() {
      const { payment, payWith } = store.getState()
      const run = payment && runs.get(payment.paymentId)
      if (payment === undefined || run === undefined || payWith.isBusy) return
      const { from, payer, steps } = run
      change(payment, payer, { from, steps, isBusy: true })
    },
  }
}
