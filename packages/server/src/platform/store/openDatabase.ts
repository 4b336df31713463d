import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { ConfigError } from '../config/ConfigError.js'
import { describeFault } from './describeFault.js'
import { migrations } from './migrations.data.js'

/** A SQLite connection with the better-sqlite3 interface. */
export type SqlDatabase = Database.Database

/** Options for {@link openDatabase}. */
export type DatabaseOptions = {
  readonly dataDir: string
  readonly durability: 'power-loss' | 'process-crash'
  readonly maxBytes: number
}

const databaseFile = 'kit-server.db'

/**
 * Opens `kit-server.db` in the data directory in WAL mode, exclusively for this process, and migrates its schema. `power-loss` syncs to
 * disk at each commit (`synchronous=FULL`); with `process-crash` a commit is safe once the operating system has it (`NORMAL`), which
 * survives kill -9 but not a power cut.
 *
 * @throws ConfigError when the directory is not usable, in use by another process or program, corrupt, or written by a newer version
 */
export function openDatabase({ dataDir, durability, maxBytes }: DatabaseOptions): SqlDatabase {
  let database: SqlDatabase | undefined
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    database = new Database(join(dataDir, databaseFile))
    ask(database, 'PRAGMA journal_mode = WAL')
    // Only after a first read in WAL mode can the exclusive lock be released before the process ends (see closeDatabase).
    ask(database, 'SELECT count(*) FROM sqlite_master')
    // Exclusive: a second server on the same directory would deliver to its own sockets only and lose messages for the rest.
    ask(database, 'PRAGMA locking_mode = EXCLUSIVE')
    ask(database, `PRAGMA synchronous = ${durability === 'power-loss' ? 'FULL' : 'NORMAL'}`)
    ask(database, 'PRAGMA wal_autocheckpoint = 4000')
    const pageSize = ask(database, 'PRAGMA page_size')
    ask(database, `PRAGMA max_page_count = ${Math.max(256, Math.floor(maxBytes / pageSize))}`)
    migrate(database)
    return database
  } catch (error) {
    database?.close()
    if (error instanceof ConfigError) throw error
    const code = String((error as { code?: unknown }).code ?? 'unknown fault')
    throw new ConfigError([
      code === 'SQLITE_BUSY'
        ? 'dataDir: already in use by another kit-server process'
        : describeFault(databaseFile, code),
    ])
  }
}

/**
 * Moves everything into the main file and releases the lock. Closing alone does not: the driver keeps the file open until its prepared
 * statements are garbage-collected.
 */
export function closeDatabase(database: SqlDatabase): void {
  ask(database, 'PRAGMA locking_mode = NORMAL')
  leaveWal(database)
  database.close()
}

/** Moves everything into the main file, so that a copy of it is complete. While others read the file its journal stays, but empty. */
export function leaveWal(database: SqlDatabase): void {
  try {
    ask(database, 'PRAGMA journal_mode = DELETE')
  } catch (error) {
    if (!String((error as { code?: unknown }).code).startsWith('SQLITE_BUSY')) throw error
    ask(database, 'PRAGMA wal_checkpoint(TRUNCATE)')
  }
  ask(database, 'SELECT count(*) FROM sqlite_master')
}

/** Returns the first column of the first row. Reads to the end: a partially read statement would keep the lock. */
function ask(database: SqlDatabase, sql: string): number {
  const [row] = database.prepare(sql).all() as Record<string, number>[]
  return Object.values(row ?? {})[0] ?? 0
}

function migrate(database: SqlDatabase): void {
  const version = ask(database, 'PRAGMA user_version')
  if (version > migrations.length)
    throw new ConfigError(['dataDir: written by a newer version of kit-server; upgrade this server'])
  if (version === 0 && ask(database, 'SELECT count(*) FROM sqlite_master') > 0)
    throw new ConfigError([`dataDir: ${databaseFile} belongs to another program; choose another directory`])
  for (const [index, sql] of migrations.entries()) {
    if (index < version) continue
    database.exec(`BEGIN EXCLUSIVE; ${sql}; PRAGMA user_version = ${index + 1}; COMMIT`)
  }
}
