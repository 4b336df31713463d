import { createHash } from 'node:crypto'
import { isRecent } from '../platform/jobs/isRecent.js'
import type { PostgresPool } from '../platform/store/openPostgresPool.js'
import { reportStoreFailure, type StoreFailureOptions } from '../platform/store/reportStoreFailure.js'
import { createPartitions } from './createPartitions.js'
import { createReceipts } from './createReceipts.js'
import { fullRatio, type Usage, type UsageRow } from './createUsage.js'
import {
  type AppendedMessage,
  type Mailbox,
  MailboxFull,
  type NewMessage,
  type UnreadPage,
  type UnreadQuery,
} from './Mailbox.js'
import { type MessageRow, toStoredMessage } from './MessageRow.js'
import { mailboxSql } from './mailboxSql.js'

/** Options for {@link createPostgresMailbox}. It owns the pool and closes it. */
export type PostgresMailboxOptions = StoreFailureOptions & {
  readonly pool: PostgresPool
  readonly now: () => number
  /** Measured again every few seconds, because others write too. */
  readonly usage: Usage
}

type Job = {
  readonly messages: readonly NewMessage[]
  readonly resolve: (stored: readonly (AppendedMessage | undefined)[]) => void
  readonly reject: (error: Error) => void
}

/** Maximum messages per statement. */
const maxGroup = 500

const measureMs = 10_000
/** Part of a replica's connections, so that messages are stored while others are read. */
const concurrentReads = 4
const recentPage = 5000

type UnreadRow = MessageRow & { readonly is_unread: boolean; readonly is_complete: boolean }
type AppendedRow = {
  readonly seq: number
  readonly digest: string
  readonly expires_by: number
  readonly previous: number
}
type StoredSince = { readonly message: NewMessage; readonly seq: number }
/** A sum, or the last message included in the sums. */
type CountedRow = UsageRow | { readonly kind: 'last'; readonly key: string; readonly bytes: number }

/**
 * Creates a mailbox in Postgres, shared by every replica. Messages that arrive during a statement go into the next one, so that thousands
 * of messages per second need few commits. Each statement locks its topics until it commits. Within a topic, `seq` is the order in which
 * messages become visible, so a reader that continues after the last `seq` it saw misses none.
 */
export function createPostgresMailbox({ pool, now, log, metrics, usage }: PostgresMailboxOptions): Mailbox {
  const receipts = createReceipts({ pool, log, metrics })
  const partitions = createPartitions(pool)
  const jobs: Job[] = []
  let writing: Promise<void> | undefined
  let closed = false
  let measured = { atMs: Number.NEGATIVE_INFINITY, durationMs: 0 }
  /** Messages stored during a measurement, which may not include them. */
  let storedSince: StoredSince[] | undefined

  /** Inserts in the given order and returns the new messages, by digest. */
  async function insert(messages: readonly NewMessage[], digests: readonly string[], atMs: number) {
    const locks = [...new Set(messages.map(({ topic }) => lockOf(topic)))]
    const { rows } = await partitions.add(messages, atMs, () =>
      pool.query<AppendedRow>(mailboxSql.append(locks, messages, digests, atMs)),
    )
    const topics = new Map(digests.map((digest, index) => [digest, messages[index]?.topic ?? '']))
    const lastOf = new Map<string, number>()
    const inserted = new Map<string, Pick<AppendedMessage, 'expiresBy' | 'previousSeq' | 'seq'>>()
    for (const { seq, digest, expires_by: expiresBy, previous } of rows.toSorted((one, other) => one.seq - other.seq)) {
      const topic = topics.get(digest) ?? ''
      inserted.set(digest, { seq, expiresBy, previousSeq: lastOf.get(topic) ?? previous })
      lastOf.set(topic, seq)
    }
    return inserted
  }

  async function write(group: readonly Job[]): Promise<void> {
    const messages = group.flatMap((job) => job.messages)
    if (messages.length === 0) {
      for (const job of group) job.resolve([])
      return
    }
    const digests = messages.map(digestOf)
    const publishedAtMs = now()
    const inserted = await insert(messages, digests, publishedAtMs)
    let next = 0
    for (const job of group) {
      const stored = job.messages.map(({ topic, message, tag, attestation, sender }) => {
        const digest = digests[next] ?? ''
        next += 1
        const row = inserted.get(digest)
        if (row === undefined) return undefined
        // The same message twice in one group is stored once.
        inserted.delete(digest)
        return { ...row, topic, message, tag, attestation, sender, publishedAtMs }
      })
      usage.commit(job.messages, stored)
      for (const [index, message] of job.messages.entries()) {
        const seq = stored[index]?.seq
        if (seq !== undefined) storedSince?.push({ message, seq })
      }
      job.resolve(stored)
    }
  }

  async function writeGroup(group: readonly Job[]): Promise<void> {
    try {
      await write(group)
    } catch (error) {
      const failure = (error as { code?: unknown }).code === '53100' ? new MailboxFull() : (error as Error)
      // One message that the database refuses must not fail the others of its group.
      if (group.length > 1 && isMessageError(failure)) for (const job of group) await writeGroup([job])
      else
        for (const job of group) {
          usage.commit(job.messages)
          job.reject(failure)
        }
    }
  }

  async function writeAll(): Promise<void> {
    // Messages of the same turn of the event loop share the first statement.
    await new Promise((resolve) => setImmediate(resolve))
    while (jobs.length > 0) {
      let size = 0
      const end = jobs.findIndex((job) => {
        size += job.messages.length
        return size > maxGroup
      })
      const group = jobs.splice(0, end <= 0 ? (end === 0 ? 1 : jobs.length) : end)
      await writeGroup(group)
    }
    writing = undefined
  }

  function measure(): void {
    const startedAtMs = now()
    if (isRecent({ ...measured, nowMs: startedAtMs })) return
    measured = { atMs: startedAtMs, durationMs: measureMs }
    const since: StoredSince[] = []
    storedSince = since
    pool
      .query<CountedRow>(mailboxSql.usage(startedAtMs, usage.minBytes))
      .then(
        ({ rows }) => {
          const lastSeq = rows.find(({ kind }) => kind === 'last')?.bytes ?? 0
          usage.reset(
            rows.filter((row): row is UsageRow => row.kind !== 'last'),
            since.flatMap(({ message, seq }) => (seq > lastSeq ? [message] : [])),
            lastSeq,
          )
          // Large mailboxes take long to measure, and must not be measured continuously.
          const tookMs = now() - startedAtMs
          measured = { atMs: startedAtMs, durationMs: Math.max(measureMs, tookMs * 21) }
        },
        // Without sums the storage limits cannot be enforced.
        (error: unknown) => reportStoreFailure({ log, metrics }, error, 'cannot measure the mailbox'),
      )
      .finally(() => {
        if (storedSince === since) storedSince = undefined
      })
  }

  async function newest(topics: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const { rows } = await pool.query<{ topic: string; seq: number }>(mailboxSql.newest(topics))
    return new Map(rows.map(({ topic, seq }) => [topic, seq]))
  }

  async function unread(query: UnreadQuery): Promise<UnreadPage> {
    // Pending receipts must count, or received messages would be delivered again. A reader that continues is beyond those: in dense traffic
    // it would wait for everyone's receipts.
    if (query.topics.some(({ after }) => after === 0)) await receipts.flushed()
    const { rows } = await pool.query<UnreadRow>(mailboxSql.unread(query, now()))
    return {
      messages: rows.filter((row) => row.is_unread).map(toStoredMessage),
      cursors: new Map(rows.map(({ topic, seq }) => [topic, seq])),
      isComplete: rows[0]?.is_complete ?? true,
    }
  }

  return {
    append: (messages) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('The mailbox is closed'))
        measure()
        jobs.push({ messages: usage.reserve(messages), resolve, reject })
        writing ??= writeAll()
      }),
    unread,
    acknowledge: (message, client) => receipts.add({ ...message, client }),
    newest,
    concurrentReads: concurrentReads,
    async recent(after) {
      const topics = new Map<string, number>()
      const lastSeq = (await pool.query<{ seq: number }>(mailboxSql.lastSeq())).rows[0]?.seq ?? 0
      let from = after
      let found = recentPage
      while (found === recentPage) {
        const { rows } = await pool.query<{ topic: string; seq: number }>(mailboxSql.recent(from, recentPage))
        for (const { topic, seq } of rows) topics.set(topic, seq)
        from = rows.at(-1)?.seq ?? from
        found = rows.length
      }
      return { topics, lastSeq }
    },
    async check() {
      measure()
      if (usage.fillRatio() > fullRatio) throw new MailboxFull()
    },
    async checkStore() {
      await pool.query('SELECT 1')
    },
    async sweep(limit) {
      await partitions.rotate(now())
      return (await pool.query(mailboxSql.sweepTopics(now(), limit))).rowCount ?? 0
    },
    async close() {
      closed = true
      await writing
      await receipts.close()
      await pool.end()
    },
  }
}

function digestOf({ topic, message }: NewMessage): string {
  return createHash('sha256').update(topic).update(message).digest('base64')
}

/** Lock key of a topic: its first 8 bytes are random enough. */
function lockOf(topic: string): string {
  return createHash('sha256').update(topic).digest().readBigInt64BE().toString()
}

/** Data exceptions and constraint violations; all other errors concern every message. */
function isMessageError(error: Error): boolean {
  return /^(22|23|54)/.test(String((error as { code?: unknown }).code))
}
