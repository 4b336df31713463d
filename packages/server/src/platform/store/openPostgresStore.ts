import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Log } from '../log/Log.js'
import type { Metrics } from '../metrics/Metrics.js'
import { createSecretsTable } from './createSecretsTable.js'
import { migrateToLatest } from './migrateToLatest.js'
import { openPostgresPool } from './openPostgresPool.js'
import { refuseSharedSessions } from './refuseSharedSessions.js'
import { rejectUnusableDatabase } from './rejectUnusableDatabase.js'
import type { Store } from './Store.js'
import type { Tables } from './Tables.js'

/** Options for {@link openPostgresStore}. */
export type PostgresStoreOptions = { readonly databaseUrl: string; readonly log: Log; readonly metrics: Metrics }

const maxConnections = 10
const statementMs = 30_000

/**
 * Opens the Postgres store, shared by every replica, and migrates its schema.
 *
 * @throws ConfigError when the database is not reachable, is behind a pooler without sessions, or was written by a newer version
 */
export async function openPostgresStore({ databaseUrl, log, metrics }: PostgresStoreOptions): Promise<Store> {
  const pool = openPostgresPool({ databaseUrl, max: maxConnections, statementMs: statementMs, log })
  metrics.watch('kit_store_pool_waiting', () => pool.waitingCount, { pool: 'store' })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    await refuseSharedSessions(databaseUrl, 'databaseUrl')
    await createSecretsTable(pool)
    await migrateToLatest(db, 'postgres')
  } catch (error) {
    await db.destroy()
    rejectUnusableDatabase(error, 'databaseUrl')
  }
  return {
    db,
    dialect: 'postgres',
    async check() {
      await sql`SELECT 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}
