import { ConfigError } from '../platform/config/ConfigError.js'
import type { PostgresPool } from '../platform/store/openPostgresPool.js'
import { mailboxSchema } from './mailboxSchema.data.js'

/**
 * Migrates the relay's schema, under a lock, so that replicas can start concurrently. Messages of an older server are kept.
 *
 * @throws ConfigError when a newer version of the server already migrated the schema; database errors when a step fails
 */
export async function migrateMailbox(pool: PostgresPool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query("SELECT pg_advisory_xact_lock(hashtextextended('kit-server relay schema', 0))")
    await client.query('CREATE TABLE IF NOT EXISTS relay_schema (version integer NOT NULL)')
    const { rows } = await client.query<{ version: number }>(
      'SELECT coalesce(max(version), 0) AS version FROM relay_schema',
    )
    const version = rows[0]?.version ?? 0
    if (version > mailboxSchema.length)
      throw new ConfigError(['relay.databaseUrl: was written by a newer version of kit-server'])
    for (const step of mailboxSchema.slice(version)) await client.query(step)
    if (version < mailboxSchema.length)
      await client.query('INSERT INTO relay_schema (version) VALUES ($1)', [mailboxSchema.length])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
