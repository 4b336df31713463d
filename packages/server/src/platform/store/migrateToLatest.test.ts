import { Kysely, Migrator, SqliteDialect } from 'kysely'
import Database from 'libsql'
import { expect, it } from 'vitest'
import { migrateToLatest } from './migrateToLatest.js'
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
