import type { PostgresPool } from '../platform/store/openPostgresPool.js'
import type { StoreFailureOptions } from '../platform/store/reportStoreFailure.js'
import { createPartitions } from './createPartitions.js'
import { createPostgresWriter } from './createPostgresWriter.js'
import { createReceipts } from './createReceipts.js'
import { fullRatio, type Usage } from './createUsage.js'
import { createUsageMeasure } from './createUsageMeasure.js'
import { type Mailbox, MailboxFull, type UnreadPage, type UnreadQuery } from './Mailbox.js'
import { type MessageRow, toStoredMessage } from './MessageRow.js'
import { mailboxSql } from './mailboxSql.js'

/** Options for {@link createPostgresMailbox}. It owns the pool and closes it. */
export type PostgresMailboxOptions = StoreFailureOptions & {
  readonly pool: PostgresPool
  readonly now: () => number
  /** Measured again every few seconds, because others write too. */
  readonly usage: Usage
}

/** Part of a replica's connections, so that messages are stored while others are read. */
const concurrentReads = 4
const recentPage = 5000

type UnreadRow = MessageRow & { readonly is_unread: boolean; readonly is_complete: boolean }

/**
 * Creates a mailbox in Postgres, shared by every replica. Each statement locks its topics until it commits. Within a topic, `seq` is the
 * order in which messages become visible, so a reader that continues after the last `seq` it saw misses none.
 */
export function createPostgresMailbox({ pool, now, log, metrics, usage }: PostgresMailboxOptions): Mailbox {
  const receipts = createReceipts({ pool, log, metrics })
  const partitions = createPartitions(pool)
  const measure = createUsageMeasure({ pool, usage, now, log, metrics })
  const writer = createPostgresWriter({ pool, partitions, usage, measure, now })

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
    append: writer.append,
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
      measure.start()
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
      await writer.close()
      await receipts.close()
      await pool.end()
    },
  }
}
