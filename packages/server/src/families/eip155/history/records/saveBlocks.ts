import type { Store } from '../../../../store/Store.js'
import type { HistoryEntry } from './HistoryEntry.js'
import { HeadMoved } from './rollBack.js'
import { saveEntries } from './saveEntries.js'

/** Hashes that are kept to find where a chain took another way. */
export const KEPT_BLOCKS = 128

/** Blocks in a row that follow the recorded head, and what they hold. */
export type BlocksToSave = {
  readonly chain: string
  /** The head they follow. */
  readonly after: number
  readonly blocks: readonly { readonly number: number; readonly hash: string }[]
  readonly entries: readonly HistoryEntry[]
}

/**
 * Records blocks with everything in them, or nothing of them.
 *
 * @throws HeadMoved when another process recorded or rolled back in the meantime
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
      .values(blocks.slice(-KEPT_BLOCKS).map(({ number, hash }) => ({ chain, number, hash })))
      .onConflict((conflict) =>
        conflict.columns(['chain', 'number']).doUpdateSet({ hash: (row) => row.ref('excluded.hash') }),
      )
      .execute()
    await db
      .deleteFrom('history_blocks')
      .where('chain', '=', chain)
      .where('number', '<=', head - KEPT_BLOCKS)
      .execute()
    await saveEntries(db, entries)
  })
}
