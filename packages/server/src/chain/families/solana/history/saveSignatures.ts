import type { Store } from '../../../../platform/store/Store.js'
import type { HistoryListTable } from '../../../../platform/store/tables/HistoryTables.js'
import type { ListedSignature } from './readSignatures.js'

/** Stores signatures, and the progress of their list. */
export async function saveSignatures(
  store: Store,
  nowMs: number,
  list: HistoryListTable,
  found: readonly ListedSignature[],
): Promise<void> {
  const { chain, owner } = list
  await store.db.transaction().execute(async (db) => {
    for (let start = 0; start < found.length; start += 250) {
      const rows = found.slice(start, start + 250).map(({ signature, slot, blockTime }) => ({
        chain,
        owner,
        slot,
        signature,
        mined_at: blockTime ? blockTime * 1000 : nowMs,
      }))
      await db
        .insertInto('history_signatures')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    const { newest, oldest, oldest_slot, complete } = list
    await db
      .insertInto('history_lists')
      .values(list)
      .onConflict((conflict) =>
        conflict.columns(['chain', 'owner', 'account']).doUpdateSet({ newest, oldest, oldest_slot, complete }),
      )
      .execute()
  })
}
