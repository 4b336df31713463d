import { isRecent } from '../platform/jobs/isRecent.js'
import type { PostgresPool } from '../platform/store/openPostgresPool.js'
import { reportStoreFailure, type StoreFailureOptions } from '../platform/store/reportStoreFailure.js'
import type { Usage, UsageRow } from './createUsage.js'
import type { AppendedMessage, NewMessage } from './Mailbox.js'
import { mailboxSql } from './mailboxSql.js'

/** Measures how much is stored. */
export type UsageMeasure = {
  /** Measures in the background, unless that happened recently. */
  start(): void
  /** Records messages that were stored: per message the result of `append`. A measurement that runs may not include them. */
  stored(messages: readonly NewMessage[], results: readonly (AppendedMessage | undefined)[]): void
}

/** Dependencies of {@link createUsageMeasure}. */
export type UsageMeasureOptions = StoreFailureOptions & {
  readonly pool: PostgresPool
  readonly usage: Usage
  readonly now: () => number
}

type StoredSince = { readonly message: NewMessage; readonly seq: number }
/** A sum, or the last message included in the sums. */
type CountedRow = UsageRow | { readonly kind: 'last'; readonly key: string; readonly bytes: number }

const measureMs = 10_000

/** Measures the mailbox again every few seconds, because other replicas write too. */
export function createUsageMeasure({ pool, usage, now, log, metrics }: UsageMeasureOptions): UsageMeasure {
  let measured = { atMs: Number.NEGATIVE_INFINITY, durationMs: 0 }
  let storedSince: StoredSince[] | undefined

  return {
    start() {
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
    },
    stored(messages, results) {
      for (const [index, message] of messages.entries()) {
        const seq = results[index]?.seq
        if (seq !== undefined) storedSince?.push({ message, seq })
      }
    },
  }
}
