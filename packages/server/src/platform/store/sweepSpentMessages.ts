import { pause } from '../jobs/createLocalLeadership.js'
import type { Leadership } from '../jobs/Leadership.js'
import type { Store } from './Store.js'

/** Dependencies of {@link sweepSpentMessages}. */
export type SweepOptions = { readonly store: Store; readonly leadership: Leadership; readonly now: () => number }

const sweepMs = 60_000

/** Deletes used messages that are too old to be accepted again, once a minute. */
export function sweepSpentMessages({ store, leadership, now }: SweepOptions): void {
  leadership.campaign('spent-messages', async (signal) => {
    while (!signal.aborted) {
      await store.db.deleteFrom('spent_messages').where('expires_at', '<', now()).execute()
      await pause(sweepMs, signal)
    }
  })
}
