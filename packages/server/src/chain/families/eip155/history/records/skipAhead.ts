import type { Store } from '../../../../../platform/store/Store.js'
import { addScans } from './addScans.js'
import { HeadMoved } from './rollBack.js'

/** Blocks that are searched rather than followed. */
export type Skip = {
  readonly chain: string
  /** The indexed head. */
  readonly from: number
  readonly to: { readonly number: number; readonly hash: string }
  readonly addresses: readonly string[]
  /** Number of blocks whose bodies are read. */
  readonly bodies: number
}

/**
 * Moves the head over blocks that arrived while nothing was followed, and queues them for each account.
 *
 * @throws HeadMoved if another process changed the head in the meantime
 */
export async function skipAhead(store: Store, { chain, from, to, addresses, bodies }: Skip): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    const moved = await db
      .updateTable('history_chains')
      .set({ head: to.number })
      .where('chain', '=', chain)
      .where('head', '=', from)
      .executeTakeFirst()
    if (moved.numUpdatedRows !== 1n) throw new HeadMoved()
    await db.deleteFrom('history_blocks').where('chain', '=', chain).execute()
    await db.insertInto('history_blocks').values({ chain, number: to.number, hash: to.hash }).execute()
    for (let start = 0; start < addresses.length; start += 500) {
      const part = addresses.slice(start, start + 500)
      await addScans(db, { chain, addresses: part, low: from + 1, high: to.number, bodies })
    }
  })
}
