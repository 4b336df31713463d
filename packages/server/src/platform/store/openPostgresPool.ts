import pg from 'pg'
import type { Log } from '../log/Log.js'
import { describeFailure } from '../log/logFailure.js'

/** A connection pool for Postgres. */
export type PostgresPool = pg.Pool

/** Options for {@link openPostgresPool}. */
export type PostgresPoolOptions = {
  readonly databaseUrl: string
  readonly max: number
  /** Limits each statement, on the server and here. */
  readonly statementMs: number
  /** Further settings of each connection, by name. */
  readonly settings?: Readonly<Record<string, string>>
  readonly log: Log
}

const connectMs = 5000
const int8Oid = 20

/** Opens connections lazily. 8-byte integers become numbers, because every column is below 2^53. */
export function openPostgresPool({ databaseUrl, max, statementMs, settings, log }: PostgresPoolOptions): PostgresPool {
  const statements = Object.entries({ statement_timeout: String(statementMs), ...settings })
    .map(([name, value]) => `SET ${name} = ${value}`)
    .join(';')
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max,
    application_name: 'kit-server',
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    // Slightly later than on the server, for a server that no longer responds at all.
    query_timeout: statementMs + 2000,
    keepAlive: true,
    // Not as startup parameters, because poolers such as PgBouncer refuse connections with unknown ones.
    onConnect: (client) => client.query(statements),
    types: {
      getTypeParser: ((oid: number, format: 'text') =>
        oid === int8Oid && format !== ('binary' as string)
          ? Number
          : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  })
  // A lost connection is replaced. Without listeners it would end the process: the pool's own listens while it is idle, this one while it
  // is in use, such as between two statements of a transaction.
  const broke = (error: Error): void => log.warn(describeFailure(error), 'lost a connection to Postgres')
  pool.on('error', broke)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}
