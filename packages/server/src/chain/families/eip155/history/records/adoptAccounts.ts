import type { Store } from '../../../../../platform/store/Store.js'
import type { ChainConfig } from '../../../../config/chainConfig.js'
import { addScans } from './addScans.js'

const batchSize = 200

/** Starts following newly requested accounts from the head on, and queues the search of their past. Returns their number. */
export async function adoptAccounts(
  store: Store,
  chain: string,
  head: number,
  history: ChainConfig['history'],
): Promise<number> {
  // Round robin: one account of each caller, then another of each.
  const fresh = await store.db
    .selectFrom((db) =>
      db
        .selectFrom('history_accounts')
        .select('address')
        .select((row) =>
          row.fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('asked_by').orderBy('queried_at'))
            .as('turn'),
        )
        .where('chain', '=', chain)
        .where('since', 'is', null)
        .as('waiting'),
    )
    .select('address')
    .orderBy('turn')
    .limit(batchSize)
    .execute()
  if (fresh.length === 0) return 0
  const addresses = fresh.map(({ address }) => address)
  await store.db.transaction().execute(async (db) => {
    await addScans(db, { chain, addresses, low: history.startBlock, high: head, bodies: history.bodies })
    await db
      .updateTable('history_accounts')
      .set({ since: head })
      .where('chain', '=', chain)
      .where('address', 'in', addresses)
      .execute()
  })
  return fresh.length
}
