import { createHash } from 'node:crypto'
import type { PostgresPool } from '../platform/store/openPostgresPool.js'
import type { Partitions } from './createPartitions.js'
import type { Usage } from './createUsage.js'
import type { UsageMeasure } from './createUsageMeasure.js'
import { type AppendedMessage, MailboxFull, type NewMessage } from './Mailbox.js'
import { mailboxSql } from './mailboxSql.js'

/** Writes to the mailbox in groups. */
export type PostgresWriter = {
  append(messages: readonly NewMessage[]): Promise<readonly (AppendedMessage | undefined)[]>
  /** Rejects later messages. Resolves when those before are stored, or failed. */
  close(): Promise<void>
}

/** Dependencies of {@link createPostgresWriter}. */
export type PostgresWriterOptions = {
  readonly pool: PostgresPool
  readonly partitions: Partitions
  readonly usage: Usage
  readonly measure: UsageMeasure
  readonly now: () => number
}

type Job = {
  readonly messages: readonly NewMessage[]
  readonly resolve: (stored: readonly (AppendedMessage | undefined)[]) => void
  readonly reject: (error: Error) => void
}

type AppendedRow = {
  readonly seq: number
  readonly digest: string
  readonly expires_by: number
  readonly previous: number
}

/** Maximum messages per statement. */
const maxGroup = 500

/** Creates the writer. Messages that arrive during a statement go into the next one, so that thousands per second need few commits. */
export function createPostgresWriter(options: PostgresWriterOptions): PostgresWriter {
  const { usage, measure, now } = options
  const jobs: Job[] = []
  let writing: Promise<void> | undefined
  let closed = false

  async function write(group: readonly Job[]): Promise<void> {
    const messages = group.flatMap((job) => job.messages)
    if (messages.length === 0) {
      for (const job of group) job.resolve([])
      return
    }
    const digests = messages.map(digestOf)
    const publishedAtMs = now()
    const inserted = await insert(options, messages, digests, publishedAtMs)
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
      measure.stored(job.messages, stored)
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
    while (jobs.length > 0) await writeGroup(takeGroup(jobs))
    writing = undefined
  }

  return {
    append: (messages) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('The mailbox is closed'))
        measure.start()
        jobs.push({ messages: usage.reserve(messages), resolve, reject })
        writing ??= writeAll()
      }),
    async close() {
      closed = true
      await writing
    },
  }
}

/** Removes the first jobs that fit into a statement: at least one. */
function takeGroup(jobs: Job[]): readonly Job[] {
  let size = 0
  const end = jobs.findIndex(({ messages }) => {
    size += messages.length
    return size > maxGroup
  })
  return jobs.splice(0, end === -1 ? jobs.length : Math.max(1, end))
}

/** Inserts in the given order and returns the new messages, by digest. */
async function insert(
  { pool, partitions }: PostgresWriterOptions,
  messages: readonly NewMessage[],
  digests: readonly string[],
  atMs: number,
) {
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
