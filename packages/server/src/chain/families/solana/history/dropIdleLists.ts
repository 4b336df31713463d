import { sql } from 'kysely'
import type { Store } from '../../../../platform/store/Store.js'

/** Retention of Solana transaction lists. */
export type ListLimits = {
  /** Maximum accounts of a chain. */
  readonly maxAccounts: number
  /** How long a list is kept after the last request of its account. */
  readonly keepMs: number
  /** Maximum transactions of one account. */
  readonly maxSignatures: number
}

/** Accounts deleted per call for each reason. */
const batchSize = 1000

/**
 * Deletes lists with their transactions: of accounts without a request in `keepMs`, of the least recently requested beyond `maxAccounts`,
 * and those longer than `maxSignatures`. Nodes list them again, newest first, on the next request. Returns the number of deleted accounts.
 */
export async function dropIdleLists(
  { db }: Pick<Store, 'db'>,
  chain: string,
  { maxAccounts, keepMs, maxSignatures }: ListLimits,
  nowMs: number,
): Promise<number> {
  const requested = db
    .selectFrom('history_lists')
    .select(['owner', ({ fn }) => fn.max('asked_at').as('at')])
    .where('chain', '=', chain)
    .groupBy('owner')
    .limit(batchSize)
  const idle = await requested.having(({ fn }) => fn.max('asked_at'), '<', nowMs - keepMs).execute()
  const surplus = await requested.orderBy(sql`2`, 'desc').orderBy('owner').offset(maxAccounts).execute()
  const long = await db
    .selectFrom('history_signatures')
    .select('owner')
    .where('chain', '=', chain)
    .groupBy('owner')
    .having(({ fn }) => fn.countAll(), '>', maxSignatures)
    .limit(batchSize)
    .execute()
  const owners = new Set([...idle, ...surplus, ...long].map(({ owner }) => owner))
  for (const owner of owners) {
    await db.transaction().execute(async (transaction) => {
      const signatures = transaction
        .selectFrom('history_signatures')
        .select('signature')
        .where('chain', '=', chain)
        .where('owner', '=', owner)
      await transaction
        .deleteFrom('history_solana')
        .where('chain', '=', chain)
        .where('signature', 'in', signatures)
        .execute()
      for (const table of ['history_signatures', 'history_lists'] as const)
        await transaction.deleteFrom(table).where('chain', '=', chain).where('owner', '=', owner).execute()
    })
  }
  return owners.size
}
