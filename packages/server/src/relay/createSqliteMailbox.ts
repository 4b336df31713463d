import { createHash } from 'node:crypto'
import { closeDatabase, type SqlDatabase } from '../store/openDatabase.js'
import { MAX_RECEIPTS, type MessageOwner, NEARLY_FULL, storedBytes, type Usage, type UsageRow } from './createUsage.js'
import {
  type Mailbox,
  MailboxFull,
  type NewMessage,
  type StoredMessage,
  type UnreadPage,
  type UnreadQuery,
} from './Mailbox.js'
import { type MessageRow, toStoredMessage } from './MessageRow.js'
import { type IndexedMessage, planPage, rowsPerTopic } from './planPage.js'

/** Options for {@link createSqliteMailbox}. It owns the database and closes it. */
export type SqliteMailboxOptions = {
  readonly database: SqlDatabase
  readonly usage: Usage
  readonly now: () => number
}

type Job = {
  readonly messages: readonly NewMessage[]
  readonly resolve: (stored: readonly (StoredMessage | undefined)[]) => void
  readonly reject: (error: Error) => void
}

/** A deleted row and its owner. */
type Gone = MessageOwner & { readonly seq: number; readonly bytes: number }

type Ack = readonly [seq: number, client: string]

/** Maximum bytes deleted per transaction: pages of long messages are freed one by one while sockets wait. */
const MAX_SWEPT_BYTES = 8 * 1024 * 1024
/** Maximum time a message waits for others to share its commit. */
const MAX_GATHER_MS = 5

/**
 * Creates a mailbox in SQLite with group commit: messages that arrive within one turn of the event loop, or within the duration of the last
 * commit on a slow disk, share a transaction, so that thousands of messages per second need few syncs.
 */
export function createSqliteMailbox({ database, usage, now }: SqliteMailboxOptions): Mailbox {
  const begin = database.prepare('BEGIN IMMEDIATE')
  const commit = database.prepare('COMMIT')
  const rollback = database.prepare('ROLLBACK')
  const insert = database.prepare(
    `INSERT OR IGNORE INTO messages
       (topic, digest, sender, message, tag, attestation, published_at, expires_at, address, project, bytes)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const dropExpiredTwin = database.prepare(
    'DELETE FROM messages WHERE digest = ? AND expires_at <= ? RETURNING seq, sender, address, project, bytes',
  )
  // Nothing is recorded for deleted messages, or those already acknowledged by many clients.
  const insertAck = database.prepare(
    `INSERT OR IGNORE INTO acknowledgements (seq, client) SELECT seq, ? FROM messages
     WHERE seq = ? AND (SELECT count(*) FROM acknowledgements a WHERE a.seq = messages.seq) < ${MAX_RECEIPTS}`,
  )
  // From indexes alone, so that only messages of the page are read.
  const indexed = database
    .prepare(
      `SELECT m.seq, m.bytes, m.expires_at > ? AND m.sender <> ?
       AND (m.seq > ? OR NOT EXISTS (SELECT 1 FROM acknowledgements a WHERE a.seq = m.seq AND a.client = ?))
     FROM messages m INDEXED BY messages_by_topic WHERE m.topic = ? AND m.seq > ? ORDER BY m.seq LIMIT ?`,
    )
    .raw()
  const message = database.prepare(
    'SELECT seq, topic, message, tag, attestation, sender, published_at FROM messages WHERE seq = ?',
  )
  const newestOf = database.prepare('SELECT seq FROM messages WHERE topic = ? ORDER BY seq DESC LIMIT 1')
  const expired = database.prepare(
    'SELECT seq, sender, address, project, bytes FROM messages WHERE expires_at <= ? ORDER BY expires_at LIMIT ?',
  )
  const removeMessage = database.prepare('DELETE FROM messages WHERE seq = ?')
  const removeAcks = database.prepare('DELETE FROM acknowledgements WHERE seq = ?')

  const stored = database
    .prepare('SELECT sender, address, project, sum(bytes) AS bytes FROM messages GROUP BY sender, address, project')
    .all() as Gone[]
  usage.reset(sumsOf(stored))

  let jobs: Job[] = []
  let acks: Ack[] = []
  let scheduled = false
  let commitMs = 0
  let closed = false

  function schedule(): void {
    if (scheduled) return
    scheduled = true
    if (commitMs < 1) setImmediate(flush)
    else setTimeout(flush, Math.min(commitMs, MAX_GATHER_MS))
  }

  function transaction(work: () => void): void {
    begin.run()
    try {
      work()
      commit.run()
    } catch (error) {
      // SQLite may already have rolled back on a full disk.
      if (database.inTransaction) rollback.run()
      throw error
    }
  }

  function flush(): void {
    scheduled = false
    if (closed || (jobs.length === 0 && acks.length === 0)) return
    const [group, acknowledged] = [jobs, acks]
    jobs = []
    acks = []
    const startedMs = performance.now()
    const failure = write(group, acknowledged)
    commitMs = performance.now() - startedMs
    if (failure === undefined) return
    // One message that does not fit must not fail the others of its group.
    write([], acknowledged)
    for (const job of group) {
      const own = group.length === 1 ? failure : write([job], [])
      if (own === undefined) continue
      usage.settle(job.messages)
      job.reject(own)
    }
  }

  /** Writes a group in one transaction and returns its jobs, or the reason why nothing was written. */
  function write(group: readonly Job[], acknowledged: readonly Ack[]): Error | undefined {
    const results: (readonly (StoredMessage | undefined)[])[] = []
    const gone: Gone[] = []
    try {
      transaction(() => {
        const publishedAtMs = now()
        for (const job of group) results.push(job.messages.map((message) => store(message, publishedAtMs, gone)))
        for (const [seq, client] of acknowledged) insertAck.run(client, seq)
      })
    } catch (error) {
      return (error as { code?: unknown }).code === 'SQLITE_FULL' ? new MailboxFull() : (error as Error)
    }
    for (const row of gone) usage.remove(row, row.bytes)
    for (const [index, job] of group.entries()) {
      usage.settle(job.messages, results[index])
      job.resolve(results[index] ?? [])
    }
    return undefined
  }

  function store(message: NewMessage, publishedAtMs: number, gone: Gone[]): StoredMessage | undefined {
    const { topic, sender, tag, attestation, address, project } = message
    const digest = createHash('sha256').update(topic).update(message.message).digest()
    const expiresAtMs = publishedAtMs + message.ttlS * 1000
    const values = [
      ...[topic, digest, sender, message.message, tag, attestation ?? null, publishedAtMs, expiresAtMs],
      ...[address, project, storedBytes(message)],
    ]
    let result = insert.run(...values)
    if (result.changes === 0) {
      const [twin] = dropExpiredTwin.all(digest, publishedAtMs) as Gone[]
      if (twin !== undefined) {
        gone.push(twin)
        removeAcks.run(twin.seq)
        result = insert.run(...values)
      }
    }
    if (result.changes === 0) return undefined
    return {
      seq: Number(result.lastInsertRowid),
      topic,
      message: message.message,
      tag,
      attestation,
      sender,
      publishedAtMs,
    }
  }

  function unread({ topics, client, limit, maxBytes }: UnreadQuery): UnreadPage {
    // Pending acknowledgements must count, or received messages would be delivered again.
    flush()
    const most = rowsPerTopic(topics.length)
    const rows = topics.flatMap(({ topic, after, regardlessAfter = Number.MAX_SAFE_INTEGER }): IndexedMessage[] =>
      (indexed.all(now(), client, regardlessAfter, client, topic, after, most) as number[][]).map(
        ([seq = 0, bytes = 0, isUnread]) => ({ seq, topic, bytes, isUnread: isUnread === 1 }),
      ),
    )
    const { seqs, ...page } = planPage(rows, { limit, maxBytes, rowsPerTopic: most })
    return { ...page, messages: seqs.flatMap((seq) => (message.all(seq) as MessageRow[]).map(toStoredMessage)) }
  }

  return {
    append: (messages) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('The mailbox is closed'))
        jobs.push({ messages: usage.reserve(messages), resolve, reject })
        schedule()
      }),
    unread: async (query) => unread(query),
    // One at a time, with other work in between.
    concurrentReads: 1,
    async newest(topics) {
      const found = new Map<string, number>()
      for (const topic of topics) {
        const [row] = newestOf.all(topic) as { seq: number }[]
        if (row !== undefined) found.set(topic, row.seq)
      }
      return found
    },
    acknowledge(seq, client) {
      acks.push([seq, client])
      schedule()
    },
    async sweep(limit) {
      if (closed) return 0
      let bytes = 0
      const rows = (expired.all(now(), limit) as Gone[]).filter((row, index) => {
        bytes += row.bytes
        return index === 0 || bytes <= MAX_SWEPT_BYTES
      })
      if (rows.length === 0) return 0
      transaction(() => {
        for (const { seq } of rows) {
          removeMessage.run(seq)
          removeAcks.run(seq)
        }
      })
      for (const row of rows) usage.remove(row, row.bytes)
      return rows.length
    },
    async check() {
      if (usage.share() > NEARLY_FULL) throw new MailboxFull()
    },
    // The file is locked for this connection, so no other thread can read it.
    async copyTo(path) {
      flush()
      database.prepare('VACUUM INTO ?').run(path)
    },
    async close() {
      flush()
      closed = true
      closeDatabase(database)
    },
  }
}

function sumsOf(rows: readonly Gone[]): readonly UsageRow[] {
  return rows.flatMap(({ sender, address, project, bytes }) => [
    { kind: 'client' as const, key: sender, bytes },
    { kind: 'address' as const, key: address, bytes },
    { kind: 'project' as const, key: project, bytes },
    { kind: 'all' as const, key: '', bytes },
  ])
}
