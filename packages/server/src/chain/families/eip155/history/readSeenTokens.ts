import type { Store } from '../../../../platform/store/Store.js'

const maxTokens = 500

/**
 * Lists the contracts of fungible tokens that an account of an EVM chain sent or received, as far as its history is indexed; most recently
 * moved first, at most 500, lower case. Does not start indexing an account: see `watchAccount`.
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
    .limit(maxTokens)
    .execute()
  return rows.map(({ token }) => token)
}
