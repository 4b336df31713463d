import { pause } from '../../../jobs/createLocalLeadership.js'
import type { Leadership } from '../../../jobs/Leadership.js'
import type { SessionTable } from './createSessionTable.js'

/** What the job works with. */
export type SweepOptions = {
  readonly table: Pick<SessionTable, 'sweep'>
  readonly leadership: Leadership
  readonly now: () => number
}

const SWEEP_MS = 3_600_000
/** So long a session can still be seen after its end. */
const KEPT_MS = 30 * 86_400_000

/** Deletes, once an hour, the sessions that ended a month ago. */
export function sweepSessions({ table, leadership, now }: SweepOptions): void {
  leadership.campaign('wallet-sessions', async (signal) => {
    while (!signal.aborted) {
      if ((await table.sweep(now() - KEPT_MS)) > 0) continue
      await pause(SWEEP_MS, signal)
    }
  })
}
