import { randomBytes } from 'node:crypto'
import type { RelayServerConfig } from '../config/ServerConfig.js'
import { createSecretsTable } from '../platform/store/createSecretsTable.js'
import { openPostgresPool, type PostgresPool } from '../platform/store/openPostgresPool.js'
import { refuseSharedSessions } from '../platform/store/refuseSharedSessions.js'
import { rejectUnusableDatabase } from '../platform/store/rejectUnusableDatabase.js'
import { createPostgresMailbox } from '../relay/createPostgresMailbox.js'
import type { Mailbox } from '../relay/Mailbox.js'
import { migrateMailbox } from '../relay/migrateMailbox.js'
import { openMailboxPool } from '../relay/openMailboxPool.js'
import type { BackendOptions } from './openBase.js'
import { watchUsage } from './watchUsage.js'

const connectionCount = 6
const statementMs = 10_000
/** Messages of an older server are moved in one statement. */
const migrationMs = 3_600_000

/** A mailbox in Postgres, and the key of the pseudonyms of addresses. */
export type PostgresRelay = { readonly mailbox: Mailbox; readonly addressKey: string }

/**
 * Opens the relay's mailbox in a Postgres database, and migrates its schema.
 *
 * @throws ConfigError when the database is not reachable, is behind a pooler without sessions, or was written by a newer version
 */
export async function openPostgresRelay(
  options: BackendOptions<RelayServerConfig>,
  databaseUrl: string,
): Promise<PostgresRelay> {
  const { config, now, log, metrics } = options
  const once = openPostgresPool({ databaseUrl, max: 1, statementMs: migrationMs, log })
  const option = config.relay.databaseUrl === undefined ? 'databaseUrl' : 'relay.databaseUrl'
  const addressKey = await refuseSharedSessions(databaseUrl, option)
    .then(() => migrateMailbox(once))
    .then(() => readAddressKey(once))
    .catch((error: unknown) => rejectUnusableDatabase(error, option))
    .finally(() => once.end())
  const pool = openMailboxPool({ databaseUrl, max: connectionCount, statementMs: statementMs, log })
  metrics.watch('kit_store_pool_waiting', () => pool.waitingCount, { pool: 'relay' })
  const usage = watchUsage(config.relay.limits, metrics)
  return { mailbox: createPostgresMailbox({ pool, now, log, metrics, usage }), addressKey }
}

/** Returns the key, which is generated once and shared by every server of the database. */
async function readAddressKey(pool: PostgresPool): Promise<string> {
  await createSecretsTable(pool)
  await pool.query("INSERT INTO secrets (name, value) VALUES ('addresses', $1) ON CONFLICT DO NOTHING", [
    randomBytes(32).toString('hex'),
  ])
  const { rows } = await pool.query<{ value: string }>("SELECT value FROM secrets WHERE name = 'addresses'")
  return rows[0]?.value ?? ''
}
