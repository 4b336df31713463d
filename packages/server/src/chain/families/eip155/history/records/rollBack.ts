import type { Store } from '../../../../../platform/store/Store.js'

/** Another process changed the indexed head; the pending write is discarded and read again. */
export class HeadMoved extends Error {
  override readonly name = 'HeadMoved'

  constructor() {
    super('The indexed history of the chain changed concurrently')
  }
}

/**
 * Deletes every block above `to` and cancels searches above it: those blocks are followed again.
 *
 * @throws HeadMoved if another process changed the head in the meantime
 */
export async function rollBack(store: Store, chain: string, from: number, to: number): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    const moved = await db
      .updateTable('history_chains')
      .set({ head: to })
      .where('chain', '=', chain)
      .where('head', '=', from)
      .executeTakeFirst()
    if (moved.numUpdatedRows !== 1n) throw new HeadMoved()
    await db.deleteFrom('history_entries').where('chain', '=', chain).where('block', '>', to).execute()
    await db.deleteFrom('history_blocks').where('chain', '=', chain).where('number', '>', to).execute()
    await db.deleteFrom('history_scans').where('chain', '=', chain).where('low', '>', to).execute()
    await db.updateTable('history_scans').set({ high: to }).where('chain', '=', chain).where('high', '>', to).execute()
  })
}
