import type { Store } from '../store/Store.js'

/** How exactly is known when an account was last asked for; saves a write at each question. */
const GRAIN_MS = 3_600_000

/**
 * Has the transactions of an account of an EVM chain recorded from now on, and its past searched; does nothing but note the time where
 * that is so already. Answers whether the account is new.
 *
 * @example await watchAccount(store, 'eip155:31337', '0xf39f…', Date.now())
 */
export async function watchAccount(store: Store, chain: string, address: string, nowMs: number): Promise<boolean> {
  const key = { chain, address: address.toLowerCase() }
  const known = await store.db
    .selectFrom('history_accounts')
    .select('queried_at')
    .where('chain', '=', key.chain)
    .where('address', '=', key.address)
    .executeTakeFirst()
  if (known !== undefined && known.queried_at > nowMs - GRAIN_MS) return false
  await store.db
    .insertInto('history_accounts')
    .values({ ...key, queried_at: nowMs, since: null })
    .onConflict((conflict) => conflict.columns(['chain', 'address']).doUpdateSet({ queried_at: nowMs }))
    .execute()
  return known === undefined
}
