import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, Migrator, SqliteDialect, sql } from 'kysely'
import Database from 'libsql'
import { expect, it } from 'vitest'
import { temporaryDirectory } from '../../testing/startTestServer.js'
import { isStoreUnavailable } from './isStoreUnavailable.js'
import { migrations } from './migrations.js'
import { openSqliteStore } from './openSqliteStore.js'
import type { Tables } from './Tables.js'

const name = { name: 'alice.kit.test', attributes: '{}', registered_at: 1, updated_at: 1 }

it('the SQLite store leaves everything in one file when it is closed, so that a copy is complete', async () => {
  const dataDir = temporaryDirectory()
  const store = await openSqliteStore(dataDir)
  await store.db.insertInto('names').values(name).execute()
  await store.check()
  await store.close()
  expect(readdirSync(dataDir)).toEqual(['api.db'])
  const elsewhere = temporaryDirectory()
  copyFileSync(join(dataDir, 'api.db'), join(elsewhere, 'api.db'))
  const copy = await openSqliteStore(elsewhere)
  expect(await copy.db.selectFrom('names').selectAll().execute()).toEqual([name])
  await copy.close()
})

it('the SQLite store reports what filled the disk, and continues when there is room', async () => {
  const store = await openSqliteStore(temporaryDirectory())
  const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(store.db)
  await sql`PRAGMA max_page_count = ${sql.lit(rows[0]?.page_count ?? 0)}`.execute(store.db)
  const fill = () =>
    store.db.transaction().execute(async (db) => {
      await db
        .insertInto('names')
        .values({ ...name, attributes: 'x'.repeat(100_000) })
        .execute()
    })
  const fault = await fill().catch((error: unknown) => error)
  expect(fault).toMatchObject({ code: 'SQLITE_FULL' })
  expect(isStoreUnavailable(fault)).toBe(true)
  await sql`PRAGMA max_page_count = 1000000`.execute(store.db)
  await fill()
  await store.close()
})

it('openSqliteStore migrates the schema completely or not at all, and resumes the next time', async () => {
  const dataDir = temporaryDirectory()
  const database = new Database(join(dataDir, 'api.db'))
  const older = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
  const released = Object.fromEntries(Object.entries(migrations).filter(([step]) => step < '0014'))
  await new Migrator({ db: older, provider: { getMigrations: async () => released } }).migrateToLatest()
  // Makes the last step fail, like a full disk or a killed process.
  database.exec('CREATE TABLE quota_uses (a)')
  const tables = () => database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all()
  const before = tables()
  await expect(openSqliteStore(dataDir)).rejects.toThrow(/dataDir: cannot open api\.db/)
  expect(tables()).toEqual(before)
  database.exec('DROP TABLE quota_uses')
  const store = await openSqliteStore(dataDir)
  expect(tables()).toContain('wallet_users')
  await store.close()
  await older.destroy()
})

it('openSqliteStore refuses in one sentence a file that is not a database, is corrupt, or belongs to another program', async () => {
  const open = (content: (path: string) => void) => {
    const dataDir = temporaryDirectory()
    content(join(dataDir, 'api.db'))
    return openSqliteStore(dataDir)
  }
  const text = 'no database at all, but long enough to be read as the head of one'.repeat(40)
  await expect(open((path) => writeFileSync(path, text))).rejects.toThrow(
    /\n {2}dataDir: api\.db is corrupt or not a database \(SQLITE_NOTADB\); restore the whole directory from a backup$/,
  )
  await expect(open((path) => mkdirSync(path))).rejects.toThrow(
    /\n {2}dataDir: cannot open api\.db; check that it is a file and that this user can write to it$/,
  )
  await expect(open((path) => makeForeign(path, 'recipes'))).rejects.toThrow(
    /\n {2}dataDir: api\.db belongs to another program; choose another directory$/,
  )
})

it('the store becomes unhealthy once its file is corrupt', async () => {
  const dataDir = temporaryDirectory()
  const store = await openSqliteStore(dataDir)
  const many = Array.from({ length: 300 }, (_, index) => ({ ...name, name: `n${index}`, attributes: 'x'.repeat(2000) }))
  await store.db.insertInto('names').values(many).execute()
  await store.close()
  const path = join(dataDir, 'api.db')
  const bytes = readFileSync(path)
  bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 40_000)
  writeFileSync(path, bytes)
  const damaged = await openSqliteStore(dataDir)
  await expect.poll(() => damaged.check().catch((error: Error) => error.message)).toMatch(/^The file is corrupt/)
  await damaged.close()
})

/** A database of another program. */
function makeForeign(path: string, table: string): void {
  const database = new Database(path)
  database.exec(`CREATE TABLE ${table} (title TEXT)`)
  database.close()
}
