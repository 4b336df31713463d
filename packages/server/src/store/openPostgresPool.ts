import pg from 'pg'
import type { Log } from '../Log.js'
import { describeFailure } from '../logFailure.js'

/** A few connections to Postgres. */
export type PostgresPool = pg.Pool

/** Whose connections they are and how many at most; `statementMs` bounds each statement, at the server and here. */
export type PostgresPoolOptions = {
  readonly databaseUrl: string
  readonly max: number
  readonly statementMs: number
  readonly log: Log
}

const CONNECT_MS = 5000
const INT8 = 20

/** Opens connections when they are first needed. Integers of 8 bytes become numbers: every column holds less than 2^53. */
export function openPostgresPool({ databaseUrl, max, statementMs, log }: PostgresPoolOptions): PostgresPool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    application_name: 'kit-server',
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementMs,
    // A little later than the server itself: only where it no longer answers at all.
    query_timeout: statementMs + 2000,
    keepAlive: true,
    types: {
      getTypeParser: ((oid: number, format: 'text') =>
        oid === INT8 && format !== ('binary' as string)
          ? Number
          : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  })
  // A connection that breaks is replaced; without listeners it would end the process: the pool's own while it is idle, ours while somebody
  // has it, such as between two statements of a transaction.
  const broke = (error: Error): void => log.warn(describeFailure(error), 'lost a connection to Postgres')
  pool.on('error', broke)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
