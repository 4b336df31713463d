import type { PostgresPool } from '../platform/store/openPostgresPool.js'
import { reportStoreFailure, type StoreFailureOptions } from '../platform/store/reportStoreFailure.js'
import { mailboxSql, type Receipt } from './mailboxSql.js'

/** Writes delivery receipts in batches. */
export type Receipts = {
  add(receipt: Receipt): void
  /** Resolves when everything added so far is written, or failed. */
  flushed(): Promise<void>
  /** Writes pending receipts; failures are ignored now. */
  close(): Promise<void>
}

/** Dependencies of {@link createReceipts}. */
export type ReceiptsOptions = StoreFailureOptions & { readonly pool: PostgresPool }

/** Kept while the database is unavailable; beyond it the oldest are dropped, and their messages are delivered again. */
const maxWaiting = 100_000
const maxGroup = 2000
const retryMs = 1000

/** Receipts that arrive during a statement go into the next. A lost receipt only causes a duplicate delivery, which clients ignore. */
export function createReceipts({ pool, log, metrics }: ReceiptsOptions): Receipts {
  let waiting: Receipt[] = []
  let writing: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  async function write(): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve))
    while (waiting.length > 0) {
      const group = waiting.slice(0, maxGroup)
      waiting = waiting.slice(maxGroup)
      try {
        await pool.query(mailboxSql.receipts(group))
      } catch (error) {
        reportStoreFailure({ log, metrics }, error, 'cannot write delivery receipts')
        waiting = [...group, ...waiting].slice(-maxWaiting)
        if (!closed) retry = setTimeout(start, retryMs).unref()
        break
      }
    }
    writing = undefined
  }

  function start(): void {
    retry = undefined
    writing ??= write()
  }

  return {
    add(receipt) {
      waiting.push(receipt)
      if (retry === undefined) start()
    },
    async flushed() {
      await writing
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await writing
      if (waiting.length > 0) await write()
    },
  }
}
