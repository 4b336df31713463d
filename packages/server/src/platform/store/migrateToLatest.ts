import { type Kysely, type Migration, Migrator } from 'kysely'
import { ConfigError } from '../config/ConfigError.js'
import { migrations } from './migrations.js'
import type { Store } from './Store.js'

const moved: Migration = { up: async () => undefined }

/**
 * Migrates the schema, under the database's own lock, so that replicas can start concurrently.
 *
 * @throws ConfigError when a newer version of the server already migrated the schema; database errors when a step fails
 */
export async function migrateToLatest<T>(db: Kysely<T>, dialect: Store['dialect']): Promise<void> {
  // Postgres databases of older servers list them. Now the relay migrates its own tables.
  const known = {
    ...migrations,
    ...(dialect === 'postgres' && { '0006Mailbox': moved, '0009MailboxOwners': moved, '0020RelayAppend': moved }),
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
  const { error } = await migrator.migrateToLatest()
  if (error === undefined) return
  const option = dialect === 'postgres' ? 'databaseUrl' : 'dataDir'
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message))
    throw new ConfigError([`${option}: was written by a newer version of kit-server`])
  if (error instanceof Error && /^corrupted migrations/.test(error.message))
    throw new ConfigError([`${option}: not a kit-server database (${error.message})`])
  throw error
}
