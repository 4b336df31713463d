/** Schema of the SQLite file, one entry per version; forward only, never edited after a release. */
export const migrations: readonly string[] = [
  // AUTOINCREMENT: a sequence number must never be reused after the newest message expired, because acknowledgements refer to it.
  `CREATE TABLE messages (
     seq INTEGER PRIMARY KEY AUTOINCREMENT,
     topic TEXT NOT NULL,
     digest BLOB NOT NULL UNIQUE,
     sender TEXT NOT NULL,
     message TEXT NOT NULL,
     tag INTEGER NOT NULL,
     attestation TEXT,
     published_at INTEGER NOT NULL,
     expires_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX messages_by_topic ON messages (topic);
   CREATE INDEX messages_by_expiry ON messages (expires_at);
   CREATE TABLE acknowledgements (
     seq INTEGER NOT NULL,
     client TEXT NOT NULL,
     PRIMARY KEY (seq, client)
   ) STRICT, WITHOUT ROWID`,
  // Owner and size of each message, so that usage is measured from an index alone.
  `ALTER TABLE messages ADD COLUMN address TEXT NOT NULL DEFAULT '';
   ALTER TABLE messages ADD COLUMN project TEXT NOT NULL DEFAULT '';
   ALTER TABLE messages ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
   UPDATE messages SET bytes = 1024 + length(CAST(message AS BLOB));
   DROP INDEX messages_by_expiry;
   CREATE INDEX messages_by_expiry ON messages (expires_at, sender, address, project, bytes)`,
  // Covers all columns that decide a page, so that only its messages are read.
  `DROP INDEX messages_by_topic;
   CREATE INDEX messages_by_topic ON messages (topic, seq, expires_at, sender, bytes)`,
]
