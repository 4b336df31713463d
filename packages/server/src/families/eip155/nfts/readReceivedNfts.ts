import type { Store } from '../../../store/Store.js'
import type { NftPlace } from './parseNftCursor.js'

/** Filter of received NFTs. */
export type ReceivedQuery = {
  readonly chain: string
  /** Lower case. */
  readonly account: string
  /** Returns only those below it. */
  readonly below: NftPlace | undefined
  readonly limit: number
}

/**
 * Lists NFTs that an account of an EVM chain ever received, as far as its history is indexed; most recently received first. Whether the
 * account still holds them must be checked onchain.
 */
export async function readReceivedNfts(
  store: Store,
  { chain, account, below, limit }: ReceivedQuery,
): Promise<readonly NftPlace[]> {
  const rows = store.db
    .selectFrom('history_nfts')
    .select(['last_block', 'contract', 'token_id'])
    .where('chain', '=', chain)
    .where('address', '=', account)
    .orderBy('last_block', 'desc')
    .orderBy('contract', 'desc')
    .orderBy('token_id', 'desc')
    .limit(limit)
  const found = await (below === undefined
    ? rows
    : rows.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('last_block', 'contract', 'token_id'), '<', tuple(below.block, below.contract, hexOf(below.id))),
      )
  ).execute()
  return found.map(({ last_block, contract, token_id }) => ({
    block: last_block,
    contract,
    id: BigInt(`0x${token_id}`),
  }))
}

/** Encodes an ID for the database: 64 hex digits that sort like the numbers. */
export function hexOf(id: bigint): string {
  return id.toString(16).padStart(64, '0')
}
