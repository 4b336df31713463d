import { createHash } from 'node:crypto'
import type { SqlDatabase } from '../platform/store/openDatabase.js'
import { type MessageOwner, maxReceipts, storedBytes } from './createUsage.js'
import type { NewMessage, StoredMessage, UnreadPage, UnreadQuery } from './Mailbox.js'
import { type MessageRow, toStoredMessage } from './MessageRow.js'
import { type IndexedMessage, planPage, rowsPerTopic } from './planPage.js'

/** A row and its owner. */
export type OwnedRow = MessageOwner & { readonly seq: number; readonly bytes: number }

/** The tables of a mailbox in SQLite. */
export type SqliteMessages = {
  /** Runs work in a transaction, which is rolled back if the work throws. */
  transaction(work: () => void): void
  /** Inserts a message, unless it is stored already. Adds an expired duplicate that it replaces to `removed`. */
  insert(message: NewMessage, publishedAtMs: number, removed: OwnedRow[]): StoredMessage | undefined
  acknowledge(seq: number, client: string): void
  unread(query: UnreadQuery, nowMs: number): UnreadPage
  /** Returns the number of the newest message of each topic that has one. */
  newest(topics: readonly string[]): ReadonlyMap<string, number>
  /** Returns expired messages, those that expired first at the front. */
  expired(nowMs: number, limit: number): readonly OwnedRow[]
  remove(rows: readonly OwnedRow[]): void
  /** Returns the stored bytes of each owner. */
  sums(): readonly OwnedRow[]
}

/** Creates the access to the tables, which exist already. */
export function createSqliteMessages(database: SqlDatabase): SqliteMessages {
  const statements = prepare(database)

  return {
    transaction(work) {
      statements.begin.run()
      try {
        work()
        statements.commit.run()
      } catch (error) {
        // SQLite may already have rolled back on a full disk.
        if (database.inTransaction) statements.rollback.run()
        throw error
      }
    },
    insert(message, publishedAtMs, removed) {
      const { topic, sender, tag, attestation, address, project } = message
      const digest = createHash('sha256').update(topic).update(message.message).digest()
      const expiresAtMs = publishedAtMs + message.ttlS * 1000
      const values = [
        ...[topic, digest, sender, message.message, tag, attestation ?? null, publishedAtMs, expiresAtMs],
        ...[address, project, storedBytes(message)],
      ]
      let result = statements.insert.run(...values)
      if (result.changes === 0) {
        const [discriminator] = statements.dropExpiredTwin.all(digest, publishedAtMs) as OwnedRow[]
        if (discriminator !== undefined) {
          removed.push(discriminator)
          statements.removeAcks.run(discriminator.seq)
          result = statements.insert.run(...values)
        }
      }
      if (result.changes === 0) return undefined
      const seq = Number(result.lastInsertRowid)
      return { seq, topic, message: message.message, tag, attestation, sender, publishedAtMs }
    },
    acknowledge: (seq, client) => void statements.insertAck.run(client, seq),
    unread({ topics, client, limit, maxBytes }, nowMs) {
      const rowLimit = rowsPerTopic(topics.length)
      const rows = topics.flatMap(
        ({ topic, after, includeAcknowledgedAfter = Number.MAX_SAFE_INTEGER }): IndexedMessage[] =>
          (
            statements.indexed.all(
              nowMs,
              client,
              includeAcknowledgedAfter,
              client,
              topic,
              after,
              rowLimit,
            ) as number[][]
          ).map(([seq = 0, bytes = 0, isUnread]) => ({ seq, topic, bytes, isUnread: isUnread === 1 })),
      )
      const { seqs, ...page } = planPage(rows, { limit, maxBytes, rowsPerTopic: rowLimit })
      const messages = seqs.flatMap((seq) => (statements.message.all(seq) as MessageRow[]).map(toStoredMessage))
      return { ...page, messages }
    },
    newest(topics) {
      const found = new Map<string, number>()
      for (const topic of topics) {
        const [row] = statements.newestOf.all(topic) as { seq: number }[]
        if (row !== undefined) found.set(topic, row.seq)
      }
      return found
    },
    expired: (nowMs, limit) => statements.expired.all(nowMs, limit) as OwnedRow[],
    remove(rows) {
      for (const { seq } of rows) {
        statements.removeMessage.run(seq)
        statements.removeAcks.run(seq)
      }
    },
    sums: () => statements.sums.all() as OwnedRow[],
  }
}

function prepare(database: SqlDatabase) {
  return {
    begin: database.prepare('BEGIN IMMEDIATE'),
    commit: database.prepare('COMMIT'),
    rollback: database.prepare('ROLLBACK'),
    insert: database.prepare(
      `INSERT OR IGNORE INTO messages
       (topic, digest, sender, message, tag, attestation, published_at, expires_at, address, project, bytes)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    dropExpiredTwin: database.prepare(
      'DELETE FROM messages WHERE digest = ? AND expires_at <= ? RETURNING seq, sender, address, project, bytes',
    ),
    // Nothing is recorded for deleted messages, or those already acknowledged by many clients.
    insertAck: database.prepare(
      `INSERT OR IGNORE INTO acknowledgements (seq, client) SELECT seq, ? FROM messages
     WHERE seq = ? AND (SELECT count(*) FROM acknowledgements a WHERE a.seq = messages.seq) < ${maxReceipts}`,
    ),
    // From indexes alone, so that only messages of the page are read.
    indexed: database
      .prepare(
        `SELECT m.seq, m.bytes, m.expires_at > ? AND m.sender <> ?
       AND (m.seq > ? OR NOT EXISTS (SELECT 1 FROM acknowledgements a WHERE a.seq = m.seq AND a.client = ?))
     FROM messages m INDEXED BY messages_by_topic WHERE m.topic = ? AND m.seq > ? ORDER BY m.seq LIMIT ?`,
      )
      .raw(),
    message: database.prepare(
      'SELECT seq, topic, message, tag, attestation, sender, published_at FROM messages WHERE seq = ?',
    ),
    newestOf: database.prepare('SELECT seq FROM messages WHERE topic = ? ORDER BY seq DESC LIMIT 1'),
    expired: database.prepare(
      'SELECT seq, sender, address, project, bytes FROM messages WHERE expires_at <= ? ORDER BY expires_at LIMIT ?',
    ),
    removeMessage: database.prepare('DELETE FROM messages WHERE seq = ?'),
    removeAcks: database.prepare('DELETE FROM acknowledgements WHERE seq = ?'),
    sums: database.prepare(
      'SELECT sender, address, project, sum(bytes) AS bytes FROM messages GROUP BY sender, address, project',
    ),
  }
}
