import { createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { HttpError } from '../http/HttpError.js'
import type { Tables } from '../store/Tables.js'

/** Limit for one subject: `count` times in `windowMs`. */
export type CountLimit = {
  readonly kind: string
  readonly subject: string
  readonly count: number
  readonly windowMs: number
}

/** Persistent counts over all servers that share the store. */
export type Counts = {
  /** Adds one to each count, or to none if a limit is reached. Returns the time when there is room again, or undefined. */
  consume(limits: readonly CountLimit[]): Promise<number | undefined>
  /** Undoes one count. */
  refund(limit: CountLimit): Promise<void>
}

/** Options for {@link createCounts}. Only a keyed hash of each subject is stored. */
export type CountOptions = { readonly db: Kysely<Tables>; readonly key: Buffer; readonly now: () => number }

/** Counts in time windows that start with the first event. */
export function createCounts({ db, key, now }: CountOptions): Counts {
  const nameOf = ({ kind, subject }: CountLimit): string =>
    createHmac('sha256', key).update(`${kind}\n${subject}`).digest('base64url')

  return {
    async consume(limits) {
      const atMs = now()
      // A fixed order prevents deadlocks.
      const rows = limits.map((limit) => ({ limit, name: nameOf(limit) })).sort((a, b) => (a.name < b.name ? -1 : 1))
      try {
        await db.transaction().execute(async (transaction) => {
          let availableAtMs = 0
          for (const { limit, name } of rows) {
            const { count, ends_at } = await transaction
              .insertInto('mail_counts')
              .values({ name, count: 1, ends_at: atMs + limit.windowMs })
              .onConflict((conflict) =>
                conflict.column('name').doUpdateSet({
                  count: sql`CASE WHEN mail_counts.ends_at <= ${atMs} THEN 1 ELSE mail_counts.count + 1 END`,
                  ends_at: sql`CASE WHEN mail_counts.ends_at <= ${atMs} THEN excluded.ends_at ELSE mail_counts.ends_at END`,
                }),
              )
              .returning(['count', 'ends_at'])
              .executeTakeFirstOrThrow()
            if (count > limit.count) availableAtMs = Math.max(availableAtMs, ends_at)
          }
          if (availableAtMs > 0) throw new LimitReached(availableAtMs)
        })
        return undefined
      } catch (error) {
        if (error instanceof LimitReached) return error.availableAtMs
        throw error
      }
    },
    async refund(limit) {
      await db
        .updateTable('mail_counts')
        .set({ count: sql`count - 1` })
        .where('name', '=', nameOf(limit))
        .where('count', '>', 0)
        .execute()
    },
  }
}

/** Rolls back a transaction. */
class LimitReached extends Error {
  readonly availableAtMs: number

  constructor(availableAtMs: number) {
    super('full')
    this.availableAtMs = availableAtMs
  }
}

/** Creates the error for a limit that is reached, with the time until there is room again. */
export function rateLimited(waitMs: number): HttpError {
  return new HttpError(429, 'email', 'Too many codes or attempts. Try again later.', waitMs)
}
