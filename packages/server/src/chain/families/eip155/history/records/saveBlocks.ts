import type { Store } from '../../../../../platform/store/Store.js'
import type { HistoryEntry } from './HistoryEntry.js'
import { HeadMoved } from './rollBack.js'
import { saveEntries } from './saveEntries.js'

/** Hashes kept to find the common ancestor of a reorg. */
export const keptBlocks = 128

/** Consecutive blocks after the indexed head, with their entries. */
export type BlocksToSave = {
  readonly chain: string
  /** The head they follow. */
  readonly after: number
  readonly blocks: readonly { readonly number: number; readonly hash: string }[]
  readonly entries: readonly HistoryEntry[]
}

/**
 * Stores blocks with all entries, or none.
 *
 * @throws HeadMoved if another process changed the head in the meantime
 */
export async function saveBlocks(store: Store, { chain, after, blocks, entries }: BlocksToSave): Promise<void> {
  const head = blocks.at(-1)?.number
  if (head === undefined) return
  await store.db.transaction().execute(async (db) => {
    const moved = await db
      .updateTable('history_chains')
      .set({ head })
      .where('chain', '=', chain)
      .where('head', '=', after)
      .executeTakeFirst()
    if (moved.numUpdatedRows !== 1n) throw new HeadMoved()
    await db
      .insertInto('history_blocks')
      .values(blocks.slice(-keptBlocks).map(({ number, hash }) => ({ chain, number, hash })))
      .onConflict((conflict) =>
        conflict.columns(['chain', 'number']).doUpdateSet({ hash: (row) => row.ref('excluded.hash') }),
      )
      .execute()
    await db
      .deleteFrom('history_blocks')
      .where('chain', '=', chain)
      .where('number', '<=', head - keptBlocks)
      .execute()
    await saveEntries(db, entries)
  })
}
