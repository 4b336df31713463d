import { pause } from '../../platform/jobs/createLocalLeadership.js'
import type { Log } from '../../platform/log/Log.js'
import { describeFailure } from '../../platform/log/logFailure.js'
import type { Orders } from './createOrders.js'
import type { Payout } from './Payout.js'

/** Dependencies of {@link watchOrders}. */
export type WatchOrdersOptions = { readonly orders: Orders; readonly pay: Payout; readonly log: Log }

const stepMs = 500

/** Pays open orders, oldest first, until aborted. Failed payouts are retried. */
export async function watchOrders({ orders, pay, log }: WatchOrdersOptions, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    for (const order of await orders.open(20)) {
      // One after another, because each uses the next nonce of the same account.
      await pay(order).catch((error: unknown) =>
        log.warn(describeFailure(error), 'cannot pay out an order yet; will retry'),
      )
      if (signal.aborted) return
    }
    await pause(stepMs, signal)
  }
}
