import { pause } from '../../platform/jobs/createLocalLeadership.js'
import type { SweepOptions } from '../../platform/store/sweepSpentMessages.js'

const sweepMs = 60_000
/** How long unpaid payments are kept. */
const keepMs = 86_400_000

/** Deletes unpaid payments of the sandbox exchange, once a minute. */
export function sweepPayments({ store, leadership, now }: SweepOptions): void {
  leadership.campaign('exchange-payments', async (signal) => {
    while (!signal.aborted) {
      await store.db
        .deleteFrom('payments')
        .where('created_at', '<', now() - keepMs)
        .where('id', 'not in', store.db.selectFrom('orders').select('id'))
        .execute()
      await pause(sweepMs, signal)
    }
  })
}
