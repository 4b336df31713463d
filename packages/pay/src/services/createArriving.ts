import { pause } from '@kit/core/plugin'
import type { Payer, Payment, PaymentConversion } from '../PayState.js'
import { createConversionSearch } from './createConversionSearch.js'
import type { Conversions } from './createConversions.js'
import type { Runs } from './createRuns.js'
import type { PayContext } from './PayContext.js'
import { settleConversion } from './settleConversion.js'

/** What could not be followed is followed anew after so long. */
const laterMs = 10_000

/** Waits for what was swapped to arrive. */
export type Arriving = {
  /** Changes what is kept of the swap, as long as it is the one of this claim. */
  keep(paymentId: string, claim: string, change: (now: PaymentConversion) => PaymentConversion | undefined): void
  /** Waits until a swap is mined, and what it brought can be paid. */
  settle(payment: Payment, payer: Payer, claim: string, hash: string): Promise<void>
  stop(): void
}

/** Creates it. What was begun before the page was loaded again is looked for by the account that began it, while its payment is open. */
export function createArriving(
  shared: PayContext,
  deps: { readonly conversions: Conversions; readonly runs: Runs; changed(): void },
): Arriving {
  const { context, end, pageId, payments, store } = shared
  const { conversions, runs } = deps
  const look = createConversionSearch(shared, deps)
  /** What was followed to its end on this page, or waits to be followed anew. */
  const followed = new Set<string>()
  let followers = 0

  const keep: Arriving['keep'] = (paymentId, claim, change) => {
    payments.update(paymentId, (now) =>
      now?.conversion?.claim === claim ? { ...now, conversion: change(now.conversion) } : now,
    )
    deps.changed()
  }

  const settle: Arriving['settle'] = (payment, payer, claim, hash) =>
    settleConversion(shared, payment, payer, hash, {
      conversions,
      keep: (change) => keep(payment.paymentId, claim, change),
    })

  /** Follows what is known of the payment that is open, for the account that sent it. */
  function follow(): void {
    runs.attach()
    const { payer, payment } = store.getState()
    const { conversion, paymentId = '' } = payment ?? {}
    if (payment === undefined || payer === undefined || conversion?.address !== payer.account.address) return
    if (runs.has(paymentId)) return
    if (conversion.status === 'asked') void look(payment, payer)
    if (conversion.status !== 'sent' || conversion.hash === undefined || followed.has(conversion.hash)) return
    const { hash } = conversion
    followed.add(hash)
    // Another page may look as well: both see the same.
    const claim = conversion.claim ?? `${pageId}.f${followers++}`
    payments.update(paymentId, (now) =>
      now?.conversion?.hash === hash ? { ...now, conversion: { ...now.conversion, claim } } : now,
    )
    runs
      .run(payment, payer, () => settle(payment, payer, claim, hash))
      .catch(async (error) => {
        keep(paymentId, claim, (now) => ({ ...now, claim: undefined }))
        store.update((now) => (runs.isOpen(payment, payer) ? { ...now, error } : now))
        await pause(context.ports.clock, laterMs, end)
        followed.delete(hash)
        follow()
      })
      // The kit is gone.
      .catch(() => undefined)
  }

  return { keep, settle, stop: store.subscribe(follow) }
}
