import { createHash } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import pg from 'pg'
import { pause } from './createLocalLeadership.js'

/** A connection to Postgres that holds the locks of jobs. */
export type LeaderSession = {
  /** Aborts when the connection breaks, which releases all locks. */
  readonly lost: AbortSignal
  /** Acquires the lock of a job; returns false if another session has it or the connection is lost. */
  lock(job: string): Promise<boolean>
  unlock(job: string): Promise<boolean>
  close(): Promise<void>
}

/** Options for {@link openLeaderSession}. */
export type LeaderSessionOptions = {
  readonly databaseUrl: string
  /** Ends the checks of the connection. */
  readonly stopped: AbortSignal
  readonly onLost: () => void
}

const heartbeatMs = 1000
const answerMs = 4000

/** Lets Postgres notice within about ten seconds that the machine of a leader has failed. */
const keepaliveOptions = '-c tcp_keepalives_idle=4 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3'

type Ask = (text: string, values?: readonly unknown[]) => Promise<readonly Readonly<Record<string, unknown>>[]>

/** Connects, and checks the connection every second; returns undefined if the database is not available. */
export async function openLeaderSession(options: LeaderSessionOptions): Promise<LeaderSession | undefined> {
  const { databaseUrl, stopped, onLost } = options
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
  const close = (): Promise<void> => client.end().catch(() => undefined)
  const lose = (): void => {
    if (lost.signal.aborted) return
    lost.abort()
    onLost()
    void close()
  }
  client.on('error', lose)
  client.on('end', lose)
  try {
    await client.connect()
  } catch {
    lose()
    return undefined
  }
  // Statements run one after another.
  let queue: Promise<unknown> = Promise.resolve()
  const ask: Ask = (text, values = []) => {
    const answer = queue.then(async () => (await client.query(text, [...values])).rows)
    queue = answer.catch(() => undefined)
    return answer
  }

  async function callLock(lockFunction: 'pg_try_advisory_lock' | 'pg_advisory_unlock', job: string): Promise<boolean> {
    const key = createHash('sha256').update(`kit-server job ${job}`).digest().readBigInt64BE().toString()
    try {
      const [row] = await ask(`SELECT ${lockFunction}($1::bigint) AS done`, [key])
      return row?.['done'] === true
    } catch {
      // Whether the lock was acquired is unknown: closing the connection releases it in any case.
      void close()
      return false
    }
  }

  void sendHeartbeat(ask, [lost.signal, stopped]).catch(lose)
  return {
    lost: lost.signal,
    lock: (job) => callLock('pg_try_advisory_lock', job),
    unlock: (job) => callLock('pg_advisory_unlock', job),
    close,
  }
}

async function sendHeartbeat(ask: Ask, [lost, stopped]: readonly [AbortSignal, AbortSignal]): Promise<void> {
  while (!lost.aborted && !stopped.aborted) {
    await ask('SELECT 1')
    await pause(heartbeatMs, lost)
  }
}
