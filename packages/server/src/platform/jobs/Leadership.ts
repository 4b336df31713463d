import type { Metrics } from '../metrics/Metrics.js'

/** Creates a leadership that never leads, and says so in the metrics: for replicas that only serve requests. */
export function createIdleLeadership(metrics: Metrics): Leadership {
  return {
    campaign: (task) => metrics.watch('kit_leader', () => 0, { task }),
    close: async () => undefined,
  }
}

/** Port that runs a job on one process at a time, over all processes that share a database. */
export type Leadership = {
  /**
   * Runs `work` while this process leads under this name, and again whenever it becomes the leader. `signal` aborts when leadership is lost
   * or the server stops; `work` must then return soon. Its errors are logged, and it is retried later.
   */
  campaign(name: string, work: (signal: AbortSignal) => Promise<void>): void
  /** Stops every job and waits for it. */
  close(): Promise<void>
}
