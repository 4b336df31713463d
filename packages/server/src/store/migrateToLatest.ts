import { type Kysely, Migrator } from 'kysely'
import { migrations } from './migrations.js'

/** Brings the schema up to date, under the database's own lock, so that replicas may start together. @throws when one fails */
export async function migrateToLatest<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
