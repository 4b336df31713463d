import { type Kysely, type Migration, Migrator } from 'kysely'
import { ConfigError } from '../config/ConfigError.js'
import { migrations } from './migrations.js'
import type { Store } from './Store.js'

const moved: Migration = { up: async () => undefined }

/** The tables are read first, which fails while the relay drops one of them: it may drop dozens of partitions one after another. */
const droppedTable = '42P01'
const maxAttempts = 100
const retryMs = 20

/**
 * Returns the migrations that a database may list. Kysely runs them in alphabetical order, so the name of a new one must be the last. In
 * Postgres, older servers also migrated the relay's tables here.
 */
export function migrationsOf(dialect: Store['dialect']): Readonly<Record<string, Migration>> {
  if (dialect !== 'postgres') return migrations
  return { ...migrations, '0006Mailbox': moved, '0009MailboxOwners': moved, '0020RelayAppend': moved }
}

/**
 * Migrates the schema, under the database's own lock, so that replicas can start concurrently.
 *
 * @throws ConfigError when a newer version of the server already migrated the schema; database errors when a step fails
 */
export async function migrateToLatest<T>(db: Kysely<T>, dialect: Store['dialect']): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsOf(dialect) } })
  for (let attempt = 1; ; attempt += 1) {
    const { error } = await migrator.migrateToLatest()
    if (error === undefined) return
    const isRepeated = (error as { readonly code?: unknown }).code === droppedTable && attempt < maxAttempts
    if (!isRepeated) throw toStartError(error, dialect === 'postgres' ? 'databaseUrl' : 'dataDir')
    await new Promise((resolve) => setTimeout(resolve, retryMs))
  }
}

function toStartError(error: unknown, option: string): unknown {
  if (!(error instanceof Error)) return error
  if (/previously executed migration .* is missing/.test(error.message))
    return new ConfigError([`${option}: was written by a newer version of kit-server`])
  if (/^corrupted migrations/.test(error.message))
    return new ConfigError([`${option}: not a kit-server database (${error.message})`])
  return error
}
