import { pause } from '../platform/jobs/createLocalLeadership.js'
import type { Mailbox } from './Mailbox.js'

const intervalMs = 15_000
const batchSize = 2000
/** Pause between two batches, so that sockets are served in between. */
const backlogPauseMs = 20

/** Creates the job that deletes expired messages, for one replica at a time. */
export function sweepMailbox(mailbox: Mailbox): (signal: AbortSignal) => Promise<void> {
  return async (signal) => {
    while (!signal.aborted) {
      const removedCount = await mailbox.sweep(batchSize)
      await pause(removedCount === batchSize ? backlogPauseMs : intervalMs, signal)
    }
  }
}
