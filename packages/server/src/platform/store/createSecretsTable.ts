import type { PostgresPool } from './openPostgresPool.js'

/**
 * Creates the table of secrets, which all modules share, before any of them migrates its own tables. Servers that start at the same time
 * wait for each other, because `IF NOT EXISTS` alone fails for one of them.
 */
export async function createSecretsTable(database: Pick<PostgresPool, 'query'>): Promise<void> {
  await database.query(`DO $$ BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('kit-server secrets', 0));
    IF to_regclass('secrets') IS NULL THEN CREATE TABLE secrets (name text PRIMARY KEY, value text NOT NULL); END IF;
  END $$`)
}
