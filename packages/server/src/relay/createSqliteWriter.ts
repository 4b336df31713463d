import type { OwnedRow, SqliteMessages } from './createSqliteMessages.js'
import type { Usage } from './createUsage.js'
import { MailboxFull, type NewMessage, type StoredMessage } from './Mailbox.js'

/** Writes to the mailbox in groups. */
export type SqliteWriter = {
  append(messages: readonly NewMessage[]): Promise<readonly (StoredMessage | undefined)[]>
  acknowledge(seq: number, client: string): void
  /** Writes what is pending now. */
  flush(): void
  /** Writes what is pending, and rejects later messages. */
  close(): void
}

type Job = {
  readonly messages: readonly NewMessage[]
  readonly resolve: (stored: readonly (StoredMessage | undefined)[]) => void
  readonly reject: (error: Error) => void
}

type Ack = readonly [seq: number, client: string]

/** Receipts kept while the disk is full; beyond it the oldest are dropped, and their messages are delivered again. */
const maxWaitingAcks = 100_000
const retryMs = 1000

/** Maximum time a message waits for others to share its commit. */
const maxGatherMs = 5

/**
 * Creates the writer with group commit. Messages share a transaction if they arrive within one turn of the event loop. On a slow disk, they
 * share it within the duration of the last commit. Thousands of messages per second need few syncs.
 */
export function createSqliteWriter(table: SqliteMessages, usage: Usage, now: () => number): SqliteWriter {
  let jobs: Job[] = []
  let acks: Ack[] = []
  let scheduled = false
  let retry: NodeJS.Timeout | undefined
  let commitMs = 0
  let closed = false

  function schedule(): void {
    if (scheduled) return
    scheduled = true
    if (commitMs < 1) setImmediate(flush)
    else setTimeout(flush, Math.min(commitMs, maxGatherMs))
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
    if (write([], acknowledged) !== undefined) {
      acks = [...acknowledged, ...acks].slice(-maxWaitingAcks)
      clearTimeout(retry)
      retry = setTimeout(flush, retryMs).unref()
    }
    for (const job of group) {
      const own = group.length === 1 ? failure : write([job], [])
      if (own === undefined) continue
      usage.commit(job.messages)
      job.reject(own)
    }
  }

  /** Writes a group in one transaction and returns its jobs, or the reason why nothing was written. */
  function write(group: readonly Job[], acknowledged: readonly Ack[]): Error | undefined {
    const results: (readonly (StoredMessage | undefined)[])[] = []
    const removed: OwnedRow[] = []
    try {
      table.transaction(() => {
        const publishedAtMs = now()
        for (const job of group)
          results.push(job.messages.map((message) => table.insert(message, publishedAtMs, removed)))
        for (const ack of acknowledged) table.acknowledge(...ack)
      })
    } catch (error) {
      return (error as { code?: unknown }).code === 'SQLITE_FULL' ? new MailboxFull() : (error as Error)
    }
    for (const row of removed) usage.remove(row, row.bytes)
    for (const [index, job] of group.entries()) {
      usage.commit(job.messages, results[index])
      job.resolve(results[index] ?? [])
    }
    return undefined
  }

  return {
    append: (messages) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('The mailbox is closed'))
        jobs.push({ messages: usage.reserve(messages), resolve, reject })
        schedule()
      }),
    acknowledge(seq, client) {
      acks.push([seq, client])
      schedule()
    },
    flush,
    close() {
      flush()
      closed = true
    },
  }
}
