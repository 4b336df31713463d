import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Log } from '../log/Log.js'
import { createSecretsTable } from './createSecretsTable.js'
import { migrateToLatest } from './migrateToLatest.js'
import { openPostgresPool } from './openPostgresPool.js'
import { rejectUnusableDatabase } from './rejectUnusableDatabase.js'
import type { Store } from './Store.js'
import type { Tables } from './Tables.js'

/** Options for {@link openPostgresStore}. */
export type PostgresStoreOptions = { readonly databaseUrl: string; readonly log: Log }

const maxConnections = 10
const statementMs = 30_000

/**
 * Opens the Postgres store, shared by every replica, and migrates its schema.
 *
 * @throws ConfigError when the database is not reachable or was written by a newer version
 */
export async function openPostgresStore({ databaseUrl, log }: PostgresStoreOptions): Promise<Store> {
  const pool = openPostgresPool({ databaseUrl, max: maxConnections, statementMs: statementMs, log })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
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
