import { pause } from '../jobs/createLocalLeadership.js'
import type { SweepOptions } from './sweepSpentMessages.js'

const sweepMs = 86_400_000
/** More than a year, so that years can be compared. */
const keepMs = 400 * 86_400_000
/** An order that could not be paid by then never will be: its chain is gone, or the faucet is empty. */
const openMs = 7 * 86_400_000

/**
 * Deletes data that would otherwise grow forever, once a day: old quota counts and orders, and old Solana transactions, which nodes return
 * again on request. Fails orders that could not be paid for a week.
 */
export function sweepRecords({ store: { db }, leadership, now }: SweepOptions): void {
  leadership.campaign('old-records', async (signal) => {
    while (!signal.aborted) {
      const before = now() - keepMs
      // A month, `2026-11`, sorts before its days.
      await db.deleteFrom('quota_uses').where('period', '<', new Date(before).toISOString().slice(0, 7)).execute()
      await db.deleteFrom('orders').where('updated_at', '<', before).execute()
      await db
        .updateTable('orders')
        .set({ status: 'FAILED', updated_at: now() })
        .where('status', '=', 'IN_PROGRESS')
        // A signed transaction may still be mined.
        .where('hash', 'is', null)
        .where('created_at', '<', now() - openMs)
        .execute()
      await db
        .deleteFrom('history_solana')
        .where(
          'signature',
          'in',
          db.selectFrom('history_signatures').select('signature').where('mined_at', '<', before),
        )
        .execute()
      await pause(sweepMs, signal)
    }
  })
}
