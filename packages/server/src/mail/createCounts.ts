import { createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../store/Tables.js'

/** How often something may happen to one subject: `count` times in `perMs`. */
export type CountLimit = {
  readonly kind: string
  readonly subject: string
  readonly count: number
  readonly perMs: number
}

/** Counts over all servers that share the store, whatever becomes of their memory. */
export type Counts = {
  /** Counts one for each. Counts nothing, and says when there is room again, where any of them is full: undefined is room. */
  take(limits: readonly CountLimit[]): Promise<number | undefined>
  /** Takes one back. */
  giveBack(limit: CountLimit): Promise<void>
}

/** What the counts work with. Of what is counted a keyed hash is kept alone. */
export type CountOptions = { readonly db: Kysely<Tables>; readonly key: Buffer; readonly now: () => number }

/** Counts in windows of time that begin with the first. */
export function createCounts({ db, key, now }: CountOptions): Counts {
  const nameOf = ({ kind, subject }: CountLimit): string =>
    createHmac('sha256', key).update(`${kind}\n${subject}`).digest('base64url')

  return {
    async take(limits) {
      const atMs = now()
      // In one order for everybody, so that two never wait for each other.
      const rows = limits.map((limit) => ({ limit, name: nameOf(limit) })).sort((a, b) => (a.name < b.name ? -1 : 1))
      try {
        await db.transaction().execute(async (transaction) => {
          let freeMs = 0
          for (const { limit, name } of rows) {
            const { count, ends_at } = await transaction
              .insertInto('mail_counts')
              .values({ name, count: 1, ends_at: atMs + limit.perMs })
              .onConflict((conflict) =>
                conflict.column('name').doUpdateSet({
                  count: sql`CASE WHEN mail_counts.ends_at <= ${atMs} THEN 1 ELSE mail_counts.count + 1 END`,
                  ends_at: sql`CASE WHEN mail_counts.ends_at <= ${atMs} THEN excluded.ends_at ELSE mail_counts.ends_at END`,
                }),
              )
              .returning(['count', 'ends_at'])
              .executeTakeFirstOrThrow()
            if (count > limit.count) freeMs = Math.max(freeMs, ends_at)
          }
          if (freeMs > 0) throw new Full(freeMs)
        })
        return undefined
      } catch (error) {
        if (error instanceof Full) return error.freeMs
        throw error
      }
    },
    async giveBack(limit) {
      await db
        .updateTable('mail_counts')
        .set({ count: sql`count - 1` })
        .where('name', '=', nameOf(limit))
        .where('count', '>', 0)
        .execute()
    },
  }
}

/** Undoes a transaction. */
class Full extends Error {
  readonly freeMs: number

  constructor(freeMs: number) {
    super('full')
    this.freeMs = freeMs
  }
}
