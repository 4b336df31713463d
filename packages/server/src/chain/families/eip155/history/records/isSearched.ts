import type { Store } from '../../../../../platform/store/Store.js'

/** Returns whether the search of an account's past is complete. */
export async function isSearched(store: Store, chain: string, address: string): Promise<boolean> {
  const account = await store.db
    .selectFrom('history_accounts')
    .select('since')
    .where('chain', '=', chain)
    .where('address', '=', address)
    .executeTakeFirst()
  if (account === undefined || account.since === null) return false
  const scan = await store.db
    .selectFrom('history_scans')
    .select('high')
    .where('chain', '=', chain)
    .where('address', '=', address)
    .limit(1)
    .executeTakeFirst()
  return scan === undefined
}
