import { pause } from '@kit/core/plugin'
import type { Payer, Payment, PaymentConversion } from '../PayState.js'
import { awaitConversion } from './awaitConversion.js'
import type { ActiveConversions } from './createActiveConversions.js'
import { createConversionSearch } from './createConversionSearch.js'
import type { Conversions } from './createConversions.js'
import type { PayContext } from './PayContext.js'

/** Delay before tracking is retried after a failure, in milliseconds. */
const retryMs = 10_000

/** Waits for swapped tokens to arrive. */
export type ConversionTracking = {
  /** Updates the stored swap, as long as this claim holds it. */
  update(paymentId: string, claim: string, change: (now: PaymentConversion) => PaymentConversion | undefined): void
  /** Waits until a swap is mined, and its result can be paid. */
  waitUntilPayable(payment: Payment, payer: Payer, claim: string, hash: string): Promise<void>
  stop(): void
}

/** Creates the tracking. While a payment is open, a swap from before a reload is tracked for the account that started it. */
export function createConversionTracking(
  shared: PayContext,
  deps: { readonly conversions: Conversions; readonly runs: ActiveConversions; changed(): void },
): ConversionTracking {
  const { context, end, pageId, payments, store } = shared
  const { conversions, runs } = deps
  const search = createConversionSearch(shared, deps)
  /** Swaps that were tracked to their end on this page, or wait for a retry. */
  const followed = new Set<string>()
  let followers = 0

  const update: ConversionTracking['update'] = (paymentId, claim, change) => {
    payments.update(paymentId, (now) =>
      now?.conversion?.claim === claim ? { ...now, conversion: change(now.conversion) } : now,
    )
    deps.changed()
  }

  const waitUntilPayable: ConversionTracking['waitUntilPayable'] = (payment, payer, claim, hash) =>
    awaitConversion(shared, payment, payer, hash, {
      conversions,
      keep: (change) => update(payment.paymentId, claim, change),
    })

  /** Tracks the swap of the open payment, for the account that sent it. */
  function follow(): void {
    runs.attach()
    const { payer, payment } = store.getState()
    const { conversion, paymentId = '' } = payment ?? {}
    if (payment === undefined || payer === undefined || conversion?.address !== payer.account.address) return
    if (runs.has(paymentId)) return
    if (conversion.status === 'requested') void search(payment, payer)
    if (conversion.status !== 'sent' || conversion.hash === undefined || followed.has(conversion.hash)) return
    const { hash } = conversion
    followed.add(hash)
    // Another page may track it too; both get the same result.
    const claim = conversion.claim ?? `${pageId}.f${followers++}`
    payments.update(paymentId, (now) =>
      now?.conversion?.hash === hash ? { ...now, conversion: { ...now.conversion, claim } } : now,
    )
    runs
      .run(payment, payer, () => waitUntilPayable(payment, payer, claim, hash))
      .catch(async (error) => {
        update(paymentId, claim, (now) => ({ ...now, claim: undefined }))
        store.update((now) => (runs.isOpen(payment, payer) ? { ...now, error } : now))
        await pause(context.ports.clock, retryMs, end)
        followed.delete(hash)
        follow()
      })
      // The kit was destroyed.
      .catch(() => undefined)
  }

  return { update, waitUntilPayable, stop: store.subscribe(follow) }
}
