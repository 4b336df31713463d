import type { Log } from '../log/Log.js'
import { logFailure } from '../log/logFailure.js'
import type { Leadership } from './Leadership.js'

const RETRY_MS = 1000

/** Creates a leadership that always leads: for a server with its own database. */
export function createLocalLeadership(log: Log): Leadership {
  // Each job has a signal of its own: Node.js takes more than ten listeners on one signal for a leak.
  const jobs = new Map<AbortController, Promise<void>>()
  let isClosed = false

  async function lead(
    name: string,
    work: (signal: AbortSignal) => Promise<void>,
    { signal }: AbortController,
  ): Promise<void> {
    while (!signal.aborted) {
      try {
        return await work(signal)
      } catch (error) {
        if (signal.aborted) return
        logFailure(log, error, { job: name }, 'a job failed; restarting it')
        await pause(RETRY_MS, signal)
      }
    }
  }

  return {
    campaign(name, work) {
      const stopped = new AbortController()
      if (isClosed) stopped.abort()
      jobs.set(
        stopped,
        lead(name, work, stopped).finally(() => jobs.delete(stopped)),
      )
    },
    async close() {
      isClosed = true
      for (const stopped of jobs.keys()) stopped.abort()
      await Promise.all(jobs.values())
    },
  }
}

/** Waits, or returns early when aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
}
