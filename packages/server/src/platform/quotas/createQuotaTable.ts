import { sql } from 'kysely'
import type { Store } from '../store/Store.js'

/** A quota period with its points; `points` is Infinity without a limit. */
export type QuotaLimit = { readonly period: string; readonly points: number }

/** Reserved points, and the new counts of the periods, in the order of the limits. */
export type QuotaGrant = { readonly granted: number; readonly used: readonly number[] }

/** Used points of projects, over all servers that share the store. */
export type QuotaTable = {
  /**
   * Records `unrecorded` regardless of the limits, then reserves as much of `requested` as fits into all limits. If much is left, it
   * reserves a larger share, so that the next request is not needed soon.
   */
  reserve(project: string, limits: readonly QuotaLimit[], requested: number, unrecorded: number): Promise<QuotaGrant>
  /** Adds to or subtracts from the counts of periods. */
  adjust(project: string, periods: readonly string[], points: number): Promise<void>
}

/** A replica reserves one of this many shares of the rest, so that little is unavailable to others or lost when it is killed. */
const shareCount = 64
const maxReserved = 1000

/** Keeps one row per project and period. Rows of past periods stay as usage records. */
export function createQuotaTable({ db }: Pick<Store, 'db'>): QuotaTable {
  return {
    reserve: (project, limits, requested, unrecorded) =>
      db.transaction().execute(async (transaction) => {
        const counts: number[] = []
        // The fixed order prevents deadlocks.
        for (const { period } of limits) {
          const { used } = await transaction
            .insertInto('quota_uses')
            .values({ project, period, used: unrecorded })
            .onConflict((conflict) =>
              conflict.columns(['project', 'period']).doUpdateSet({ used: sql`quota_uses.used + ${unrecorded}` }),
            )
            .returning('used')
            .executeTakeFirstOrThrow()
          counts.push(used)
        }
        const available = Math.max(0, Math.min(...limits.map(({ points }, index) => points - (counts[index] ?? 0))))
        const granted = Math.min(
          available,
          Math.max(requested, Math.min(maxReserved, Math.ceil(available / shareCount))),
        )
        if (granted > 0)
          await transaction
            .updateTable('quota_uses')
            .set({ used: sql`used + ${granted}` })
            .where('project', '=', project)
            .where(
              'period',
              'in',
              limits.map(({ period }) => period),
            )
            .execute()
        return { granted: granted, used: counts.map((used) => used + granted) }
      }),
    async adjust(project, periods, points) {
      await db
        .updateTable('quota_uses')
        .set({ used: sql`used + ${points}` })
        .where('project', '=', project)
        .where('period', 'in', periods)
        .execute()
    },
  }
}
