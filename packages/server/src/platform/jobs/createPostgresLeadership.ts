import { createHash } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import pg from 'pg'
import type { Log } from '../log/Log.js'
import { logFailure } from '../log/logFailure.js'
import type { Metrics } from '../metrics/Metrics.js'
import { pause } from './createLocalLeadership.js'
import type { Leadership } from './Leadership.js'

/** Options for {@link createPostgresLeadership}. */
export type PostgresLeadershipOptions = {
  readonly databaseUrl: string
  readonly log: Log
  readonly metrics: Metrics
}

const askAgainMs = 1000
const answerMs = 4000

/** Lets Postgres notice within about ten seconds that the machine of a leader has failed. */
const keepaliveOptions = '-c tcp_keepalives_idle=4 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3'

type Session = {
  readonly client: pg.Client
  readonly lost: AbortSignal
  /** Runs statements one after another. */
  readonly ask: (text: string, values?: readonly unknown[]) => Promise<readonly Readonly<Record<string, unknown>>[]>
}

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
  let session: Promise<Session | undefined> | undefined

  async function connect(): Promise<Session | undefined> {
    const lost = new AbortController()
    setMaxListeners(0, lost.signal)
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'kit-server leader',
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
      options: keepaliveOptions,
    })
    const lose = (): void => {
      if (lost.signal.aborted) return
      lost.abort()
      session = undefined
      client.end().catch(() => undefined)
    }
    client.on('error', lose)
    client.on('end', lose)
    try {
      await client.connect()
    } catch {
      lose()
      return undefined
    }
    let queue: Promise<unknown> = Promise.resolve()
    const held: Session = {
      client,
      lost: lost.signal,
      ask(text, values = []) {
        const answer = queue.then(async () => (await client.query(text, [...values])).rows)
        queue = answer.catch(() => undefined)
        return answer
      },
    }
    void sendHeartbeat(held).catch(lose)
    return held
  }

  async function sendHeartbeat({ ask, lost }: Session): Promise<void> {
    while (!lost.aborted && !stopped.signal.aborted) {
      await ask('SELECT 1')
      await pause(askAgainMs, lost)
    }
  }

  async function lead(name: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    while (!stopped.signal.aborted) {
      session ??= connect()
      const held = await session
      if (held !== undefined && (await callLock(held, 'pg_try_advisory_lock', name))) {
        leads.add(name)
        log.info({ job: name }, 'this replica is now the leader')
        const term = startTerm([stopped.signal, held.lost])
        const isDone = await run(name, work, term.signal)
        term.end()
        leads.delete(name)
        if (!held.lost.aborted) await callLock(held, 'pg_advisory_unlock', name)
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
      await held?.client.end().catch(() => undefined)
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

/** Acquires or releases the lock of a job; returns false if the connection is lost, which releases all. */
async function callLock(
  { ask, client }: Session,
  lockFunction: 'pg_try_advisory_lock' | 'pg_advisory_unlock',
  name: string,
) {
  const key = createHash('sha256').update(`kit-server job ${name}`).digest().readBigInt64BE().toString()
  try {
    const [row] = await ask(`SELECT ${lockFunction}($1::bigint) AS done`, [key])
    return row?.['done'] === true
  } catch {
    // Whether the lock was acquired is unknown: closing the connection releases it in any case.
    client.end().catch(() => undefined)
    return false
  }
}
