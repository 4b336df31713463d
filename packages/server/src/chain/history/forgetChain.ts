import type { Store } from '../../platform/store/Store.js'

/**
 * Deletes all indexed data of a chain except the requested accounts, because it is another chain now, such as a restarted development
 * chain.
 */
export async function forgetChain(store: Store, chain: string): Promise<void> {
  await store.db.transaction().execute(async (db) => {
    await db.deleteFrom('history_chains').where('chain', '=', chain).execute()
    await db.deleteFrom('history_blocks').where('chain', '=', chain).execute()
    await db.deleteFrom('history_scans').where('chain', '=', chain).execute()
    await db.deleteFrom('history_entries').where('chain', '=', chain).execute()
    await db.deleteFrom('history_seen').where('chain', '=', chain).execute()
    await db.deleteFrom('history_nfts').where('chain', '=', chain).execute()
    await db.updateTable('history_accounts').set({ since: null }).where('chain', '=', chain).execute()
    await db.deleteFrom('history_signatures').where('chain', '=', chain).execute()
    await db.deleteFrom('history_lists').where('chain', '=', chain).execute()
    await db.deleteFrom('history_solana').where('chain', '=', chain).execute()
  })
}
