import { pause } from '../../../../platform/jobs/createLocalLeadership.js'
import type { Leadership } from '../../../../platform/jobs/Leadership.js'
import type { SessionTable } from './createSessionTable.js'

/** Dependencies of {@link sweepSessions}. */
export type SweepOptions = {
  readonly table: Pick<SessionTable, 'sweep'>
  readonly leadership: Leadership
  readonly now: () => number
}

const sweepMs = 3_600_000
/** How long an ended session stays visible. */
const keptMs = 30 * 86_400_000

/** Deletes sessions that ended a month ago, once an hour. */
export function sweepSessions({ table, leadership, now }: SweepOptions): void {
  leadership.campaign('wallet-sessions', async (signal) => {
    while (!signal.aborted) {
      if ((await table.sweep(now() - keptMs)) > 0) continue
      await pause(sweepMs, signal)
    }
  })
}
