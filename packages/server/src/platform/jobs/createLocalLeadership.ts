import { setMaxListeners } from 'node:events'
import type { Log } from '../log/Log.js'
import { logFailure } from '../log/logFailure.js'
import type { Leadership } from './Leadership.js'

const retryMs = 1000

/** Creates a leadership that always leads: for a server with its own database. */
export function createLocalLeadership(log: Log): Leadership {
  const stopped = new AbortController()
  // Each job listens, and Node.js takes more than ten listeners for a leak.
  setMaxListeners(0, stopped.signal)
  const jobs = new Set<Promise<void>>()

  async function lead(name: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        return await work(stopped.signal)
      } catch (error) {
        if (stopped.signal.aborted) return
        logFailure(log, error, { job: name }, 'a job failed; restarting it')
        await pause(retryMs, stopped.signal)
      }
    }
  }

  return {
    campaign(name, work) {
      const job = lead(name, work).finally(() => jobs.delete(job))
      jobs.add(job)
    },
    async close() {
      stopped.abort()
      await Promise.all(jobs)
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
