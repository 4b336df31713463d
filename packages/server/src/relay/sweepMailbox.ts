import { pause } from '../platform/jobs/createLocalLeadership.js'
import type { Mailbox } from './Mailbox.js'

const INTERVAL_MS = 15_000
const BATCH = 2000
/** Pause between two batches, so that sockets are served in between. */
const BACKLOG_PAUSE_MS = 20

/** Creates the job that deletes expired messages, for one replica at a time. */
export function sweepMailbox(mailbox: Mailbox): (signal: AbortSignal) => Promise<void> {
  return async (signal) => {
    while (!signal.aborted) {
      const removedCount = await mailbox.sweep(BATCH)
      await pause(removedCount === BATCH ? BACKLOG_PAUSE_MS : INTERVAL_MS, signal)
    }
  }
}
