import { sql } from 'kysely'
import type { Store } from '../store/Store.js'

/** A period in which a project may use so many points; `points` is Infinity where the operator counts nothing by it. */
export type QuotaLimit = { readonly period: string; readonly points: number }

/** What was drawn, and what the periods' counts are with it, in the order of the limits. */
export type QuotaDraw = { readonly drawn: number; readonly used: readonly number[] }

/** What projects used, over all servers that share the store. */
export type QuotaTable = {
  /**
   * Counts `owed`, whatever the limits say, and then as much of `wanted` as fits into all limits; of much that is left a share goes to
   * who asks, so that it need not ask again soon.
   */
  draw(project: string, limits: readonly QuotaLimit[], wanted: number, owed: number): Promise<QuotaDraw>
  /** Adds to the counts of periods, or takes from them. */
  settle(project: string, periods: readonly string[], points: number): Promise<void>
}

/** A replica draws one of so many shares of what is left, so that what others cannot get at, or is lost when it is killed, is little. */
const SHARES = 64
const MOST_DRAWN = 1000

/** One row for each project and period. Rows of periods that are over stay: they say what was used. */
export function createQuotaTable({ db }: Pick<Store, 'db'>): QuotaTable {
  return {
    draw: (project, limits, wanted, owed) =>
      db.transaction().execute(async (transaction) => {
        const counts: number[] = []
        // In the order that is given, which is one for everybody, so that two never wait for each other.
        for (const { period } of limits) {
          const { used } = await transaction
            .insertInto('quota_uses')
            .values({ project, period, used: owed })
            .onConflict((conflict) =>
              conflict.columns(['project', 'period']).doUpdateSet({ used: sql`quota_uses.used + ${owed}` }),
            )
            .returning('used')
            .executeTakeFirstOrThrow()
          counts.push(used)
        }
        const left = Math.max(0, Math.min(...limits.map(({ points }, index) => points - (counts[index] ?? 0))))
        const drawn = Math.min(left, Math.max(wanted, Math.min(MOST_DRAWN, Math.ceil(left / SHARES))))
        if (drawn > 0)
          await transaction
            .updateTable('quota_uses')
            .set({ used: sql`used + ${drawn}` })
            .where('project', '=', project)
            .where(
              'period',
              'in',
              limits.map(({ period }) => period),
            )
            .execute()
        return { drawn, used: counts.map((used) => used + drawn) }
      }),
    async settle(project, periods, points) {
      await db
        .updateTable('quota_uses')
        .set({ used: sql`used + ${points}` })
        .where('project', '=', project)
        .where('period', 'in', periods)
        .execute()
    },
  }
}
