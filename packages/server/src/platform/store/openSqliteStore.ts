import { join } from 'node:path'
import { type Driver, Kysely, SqliteDialect, sql } from 'kysely'
import Database from 'libsql'
import { ConfigError } from '../config/ConfigError.js'
import { describeFault } from './describeFault.js'
import { migrateToLatest } from './migrateToLatest.js'
import { leaveWal, type SqlDatabase } from './openDatabase.js'
import type { Store } from './Store.js'
import type { Tables } from './Tables.js'
import { vacuumInto } from './vacuumInto.js'
import { watchFile } from './watchFile.js'

const databaseFile = 'api.db'

/**
 * Opens `api.db` in the data directory, in WAL mode, and migrates its schema. The relay has its own file.
 *
 * @throws ConfigError when the file cannot be used, is corrupt, belongs to another program, or has a newer version
 */
export async function openSqliteStore(dataDir: string): Promise<Store> {
  const path = join(dataDir, databaseFile)
  let database: SqlDatabase | undefined
  try {
    database = new Database(path)
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma('foreign_keys = ON')
    checkOwner(database)
    const db = new Kysely<Tables>({ dialect: dialectOf(database) })
    await migrateToLatest(db, 'sqlite')
    return storeOf(db, database, path)
  } catch (error) {
    database?.close()
    const { code } = error as { code?: unknown }
    if (error instanceof ConfigError || typeof code !== 'string') throw error
    throw new ConfigError([describeFault(databaseFile, code)])
  }
}

function checkOwner(database: SqlDatabase): void {
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all() as string[]
  if (tables.length === 0 || tables.includes('kysely_migration')) return
  throw new ConfigError([`dataDir: ${databaseFile} belongs to another program; choose another directory`])
}

/**
 * Kysely's dialect with two changes. The schema is migrated in one transaction, so that a killed process leaves the previous schema, with a
 * single sync. And SQLite may already have rolled back, as on a full disk: another rollback would hide the reason.
 */
function dialectOf(database: SqlDatabase): SqliteDialect {
  const dialect = new SqliteDialect({ database })
  const adapter = dialect.createAdapter()
  Object.defineProperty(adapter, 'supportsTransactionalDdl', { value: true })
  dialect.createAdapter = () => adapter
  const createDriver = dialect.createDriver.bind(dialect)
  dialect.createDriver = (): Driver => {
    const driver = createDriver()
    const rollback = driver.rollbackTransaction.bind(driver)
    driver.rollbackTransaction = async (connection) => {
      if (database.inTransaction) await rollback(connection)
    }
    return driver
  }
  return dialect
}

function storeOf(db: Kysely<Tables>, database: SqlDatabase, path: string): Store {
  const watch = watchFile(path)
  return {
    db,
    dialect: 'sqlite',
    async check() {
      await watch.check()
      await sql`SELECT 1`.execute(db)
    },
    copyTo: (target) => vacuumInto(path, target),
    async close() {
      await watch.close()
      leaveWal(database)
      await db.destroy()
    },
  }
}
