import type { Store } from '../../../../../platform/store/Store.js'

/** Maximum watched accounts of a chain, and how long each is watched after its last request. */
export type AccountLimits = { readonly maxAccounts: number; readonly keepMs: number }

/**
 * Stops following accounts without a request in `keepMs`, and the least recently requested beyond `maxAccounts`. Their entries are deleted
 * too, because they would have a gap later. Returns their number.
 */
export async function dropIdleAccounts(
  store: Store,
  chain: string,
  { maxAccounts, keepMs }: AccountLimits,
  nowMs: number,
): Promise<number> {
  const surplus = await store.db
    .selectFrom('history_accounts')
    .select(['address', 'queried_at'])
    .where('chain', '=', chain)
    .orderBy('queried_at', 'desc')
    .orderBy('address')
    .offset(maxAccounts)
    .limit(1000)
    .execute()
  const idle = await store.db
    .selectFrom('history_accounts')
    .select('address')
    .where('chain', '=', chain)
    .where('queried_at', '<', nowMs - keepMs)
    .limit(1000)
    .execute()
  const addresses = [...new Set([...surplus, ...idle].map(({ address }) => address))]
  for (const address of addresses) {
    await store.db.transaction().execute(async (db) => {
      for (const table of [
        'history_accounts',
        'history_scans',
        'history_entries',
        'history_seen',
        'history_nfts',
      ] as const) {
        await db.deleteFrom(table).where('chain', '=', chain).where('address', '=', address).execute()
      }
    })
  }
  return addresses.length
}
