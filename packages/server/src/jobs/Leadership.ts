/** Never leads: for replicas that only answer requests. */
export function createIdleLeadership(): Leadership {
  return { campaign: () => undefined, close: async () => undefined }
}

/** Port that runs a job on one process at a time, over all processes that share a database. */
export type Leadership = {
  /**
   * Runs `work` while this process leads under this name, and again whenever it comes to lead. `signal` aborts when the lead is lost
   * or the server stops; `work` then returns soon. What it throws is logged, and it is tried again later.
   */
  campaign(name: string, work: (signal: AbortSignal) => Promise<void>): void
  /** Ends every job and waits for it. */
  close(): Promise<void>
}
