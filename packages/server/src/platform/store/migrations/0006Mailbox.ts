import { type Migration, sql } from 'kysely'

/** The relay's messages, shared by replicas. Postgres only. */
export const mailbox: Migration = {
  async up(db) {
    await sql`
      CREATE TABLE relay_messages (
        seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        topic text NOT NULL,
        digest text NOT NULL UNIQUE,
        sender text NOT NULL,
        message text NOT NULL,
        tag bigint NOT NULL,
        attestation text,
        published_at bigint NOT NULL,
        expires_at bigint NOT NULL,
        bytes integer NOT NULL
      )`.execute(db)
    await sql`CREATE INDEX relay_messages_by_topic ON relay_messages (topic, seq)`.execute(db)
    // Includes the size, so that usage is measured from the index alone.
    await sql`CREATE INDEX relay_messages_by_expiry ON relay_messages (expires_at) INCLUDE (bytes)`.execute(db)
    await sql`
      CREATE TABLE relay_receipts (
        seq bigint NOT NULL,
        client text NOT NULL,
        PRIMARY KEY (seq, client)
      )`.execute(db)
  },
}
