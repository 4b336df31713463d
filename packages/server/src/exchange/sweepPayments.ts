import { pause } from '../jobs/createLocalLeadership.js'
import type { SweepOptions } from '../store/sweepSpentMessages.js'

const SWEEP_MS = 60_000
/** How long payments that nobody paid stay known. */
const KEEP_MS = 86_400_000

/** Deletes, once a minute, the payments of the sandbox exchange that nobody paid. */
export function sweepPayments({ store, leadership, now }: SweepOptions): void {
  leadership.campaign('exchange-payments', async (signal) => {
    while (!signal.aborted) {
      await store.db
        .deleteFrom('payments')
        .where('created_at', '<', now() - KEEP_MS)
        .where('id', 'not in', store.db.selectFrom('orders').select('id'))
        .execute()
      await pause(SWEEP_MS, signal)
    }
  })
}
