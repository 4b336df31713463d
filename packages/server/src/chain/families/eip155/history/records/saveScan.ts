import type { Store } from '../../../../../platform/store/Store.js'
import type { HistoryScanTable } from '../../../../../platform/store/tables/HistoryTables.js'
import type { HistoryEntry } from './HistoryEntry.js'
import { HeadMoved } from './rollBack.js'
import { saveEntries } from './saveEntries.js'

/**
 * Stores what a search found from its upper end down to `low`, and its progress.
 *
 * @throws HeadMoved if another process changed the search in the meantime
 */
export async function saveScan(
  store: Store,
  scan: HistoryScanTable,
  low: number,
  entries: readonly HistoryEntry[],
): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    const key = { chain: scan.chain, address: scan.address, kind: scan.kind, low: scan.low, high: scan.high }
    const done =
      low <= scan.low
        ? (
            await db
              .deleteFrom('history_scans')
              .where((row) => row.and(key))
              .executeTakeFirst()
          ).numDeletedRows
        : (
            await db
              .updateTable('history_scans')
              .set({ high: low - 1 })
              .where((row) => row.and(key))
              .executeTakeFirst()
          ).numUpdatedRows
    if (done !== 1n) throw new HeadMoved()
    await saveEntries(db, entries)
  })
}
