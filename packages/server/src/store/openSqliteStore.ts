import { join } from 'node:path'
import { Kysely, SqliteDialect, sql } from 'kysely'
import Database from 'libsql'
import { migrateToLatest } from './migrateToLatest.js'
import type { Store } from './Store.js'
import type { Tables } from './Tables.js'
import { vacuumInto } from './vacuumInto.js'

/** Opens `api.db` in the data directory, in WAL mode, and brings its schema up to date. The relay keeps a file of its own. */
export async function openSqliteStore(dataDir: string): Promise<Store> {
  const database = new Database(join(dataDir, 'api.db'))
  database.pragma('journal_mode = WAL')
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
  await migrateToLatest(db, 'sqlite').catch(async (error: unknown) => {
    await db.destroy()
    throw error
  })
  return {
    db,
    dialect: 'sqlite',
    async check() {
      await sql`SELECT 1`.execute(db)
    },
    copyTo: (path) => vacuumInto(join(dataDir, 'api.db'), path),
    close: () => db.destroy(),
  }
}
