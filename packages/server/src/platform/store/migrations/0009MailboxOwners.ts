import { type Migration, sql } from 'kysely'

/** Owners of the relay's messages, besides the client. Postgres only. */
export const mailboxOwners: Migration = {
  async up(db) {
    await sql`
      ALTER TABLE relay_messages
        ADD COLUMN address text NOT NULL DEFAULT '',
        ADD COLUMN project text NOT NULL DEFAULT ''`.execute(db)
    // Allows measuring usage from an index alone.
    await sql`DROP INDEX relay_messages_by_expiry`.execute(db)
    await sql`
      CREATE INDEX relay_messages_by_expiry ON relay_messages (expires_at)
        INCLUDE (sender, address, project, bytes)`.execute(db)
  },
}
