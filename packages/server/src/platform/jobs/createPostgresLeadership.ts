import { setMaxListeners } from 'node:events'
import type { Log } from '../log/Log.js'
import { logFailure } from '../log/logFailure.js'
import type { Metrics } from '../metrics/Metrics.js'
import { pause } from './createLocalLeadership.js'
import type { Leadership } from './Leadership.js'
import { type LeaderSession, openLeaderSession } from './openLeaderSession.js'

/** Options for {@link createPostgresLeadership}. */
export type PostgresLeadershipOptions = {
  readonly databaseUrl: string
  readonly log: Log
  readonly metrics: Metrics
}

const askAgainMs = 1000

/**
 * Elects leaders with Postgres advisory locks, which live as long as one connection of this process. The connection is checked every
 * second; when it breaks or does not respond, leadership is released immediately, and another replica takes over.
 */
export function createPostgresLeadership({ databaseUrl, log, metrics }: PostgresLeadershipOptions): Leadership {
  const stopped = new AbortController()
  // Each job listens, and Node.js takes more than ten listeners for a leak.
  setMaxListeners(0, stopped.signal)
  const jobs = new Set<Promise<void>>()
  const leads = new Set<string>()
  let session: Promise<LeaderSession | undefined> | undefined

  function open(): Promise<LeaderSession | undefined> {
    return openLeaderSession({
      databaseUrl,
      stopped: stopped.signal,
      onLost() {
        session = undefined
      },
    })
  }

  async function lead(name: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    while (!stopped.signal.aborted) {
      session ??= open()
      const held = await session
      if (held !== undefined && (await held.lock(name))) {
        leads.add(name)
        log.info({ job: name }, 'this replica is now the leader')
        const term = startTerm([stopped.signal, held.lost])
        const isDone = await run(name, work, term.signal)
        term.end()
        leads.delete(name)
        if (!held.lost.aborted) await held.unlock(name)
        if (isDone) return
      }
      await pause(askAgainMs, stopped.signal)
    }
  }

  /** Returns whether the job is done for good. */
  async function run(
    name: string,
    work: (signal: AbortSignal) => Promise<void>,
    signal: AbortSignal,
  ): Promise<boolean> {
    try {
      await work(signal)
      return !signal.aborted
    } catch (error) {
      if (!signal.aborted) logFailure(log, error, { job: name }, 'a job failed; restarting it')
      return false
    }
  }

  return {
    campaign(name, work) {
      // Not as `job`, which is Prometheus's own label of every sample.
      metrics.watch('kit_leader', () => Number(leads.has(name)), { task: name })
      const job = lead(name, work).finally(() => jobs.delete(job))
      jobs.add(job)
    },
    async close() {
      stopped.abort()
      await Promise.all(jobs)
      const held = await session
      await held?.close()
    },
  }
}

/** Joins signals until `end`, after which they no longer hold the joined one. */
function startTerm(signals: readonly AbortSignal[]): { readonly signal: AbortSignal; end(): void } {
  const term = new AbortController()
  const abort = (): void => term.abort()
  for (const signal of signals) signal.addEventListener('abort', abort)
  if (signals.some(({ aborted }) => aborted)) abort()
  return {
    signal: term.signal,
    end() {
      for (const signal of signals) signal.removeEventListener('abort', abort)
    },
  }
}
