import type { Store } from '../../../store/Store.js'

const MOST = 500

/**
 * Contracts of fungible tokens that an account of an EVM chain sent or got, as far as its history is recorded; the last moved first, at
 * most 500, lower case. Asking does not make the server record an account: see `watchAccount`.
 *
 * @example await readSeenTokens(store, 'eip155:31337', '0xf39f…') // ['0x5fbd…']
 */
export async function readSeenTokens(store: Store, chain: string, address: string): Promise<readonly string[]> {
  const rows = await store.db
    .selectFrom('history_seen')
    .select('token')
    .where('chain', '=', chain)
    .where('address', '=', address.toLowerCase())
    .orderBy('last_block', 'desc')
    .orderBy('token')
    .limit(MOST)
    .execute()
  return rows.map(({ token }) => token)
}
