import { Kysely, Migrator, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { expect, it } from 'vitest'
import { migrateToLatest, migrationsOf } from './migrateToLatest.js'
import { migrations } from './migrations.js'
import type { Tables } from './Tables.js'

it('migrateToLatest marks of an older server’s addresses only those that registered the name as signed', async () => {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: new Database(':memory:') }) })
  const older = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0007'))
  await new Migrator({ db, provider: { getMigrations: async () => older } }).migrateToLatest()
  const name = 'alice.kit.test'
  await db.insertInto('names').values({ name, attributes: '{}', registered_at: 5, updated_at: 9 }).execute()
  const rows = [
    { name, coin_type: 60, address: '0xa', created_at: 5 },
    { name, coin_type: 61, address: '0xb', created_at: 9 },
  ]
  await db
    .insertInto('name_addresses')
    .values(rows as never)
    .execute()
  await migrateToLatest(db, 'sqlite')
  const kept = await db.selectFrom('name_addresses').select(['address', 'signed']).orderBy('coin_type').execute()
  expect(kept).toEqual([
    { address: '0xa', signed: 1 },
    { address: '0xb', signed: 0 },
  ])
  await db.destroy()
})

it.each(['sqlite', 'postgres'] as const)(
  'migrateToLatest updates a database of the version before, in %s',
  async (dialect) => {
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: new Database(':memory:') }) })
    const newest = Object.keys(migrations).at(-1)
    const before = Object.fromEntries(Object.entries(migrationsOf(dialect)).filter(([name]) => name !== newest))
    await new Migrator({ db, provider: { getMigrations: async () => before } }).migrateToLatest()
    await migrateToLatest(db, dialect)
    const done = await db
      .selectFrom('kysely_migration' as never)
      .select('name' as never)
      .execute()
    expect(done.map(({ name }) => name)).toContain(newest)
    await db.destroy()
  },
)

it('migrateToLatest tries again when another process drops a table while the tables are read', async () => {
  const database = new Database(':memory:')
  const prepare = database.prepare.bind(database)
  let failures = 2
  database.prepare = (sql: string) => {
    failures -= 1
    if (failures >= 0) throw Object.assign(new Error('relation "relay_usage_1" does not exist'), { code: '42P01' })
    return prepare(sql)
  }
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) })
  await migrateToLatest(db, 'postgres')
  expect(await db.selectFrom('names').selectAll().execute()).toEqual([])
  failures = Number.POSITIVE_INFINITY
  await expect(migrateToLatest(db, 'postgres')).rejects.toMatchObject({ code: '42P01' })
  failures = 0
  await db.destroy()
})
