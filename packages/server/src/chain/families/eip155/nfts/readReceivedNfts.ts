import type { Store } from '../../../../platform/store/Store.js'
import type { NftPosition } from './parseNftCursor.js'

/** Filter of received NFTs. */
export type ReceivedNftQuery = {
  readonly chain: string
  /** Lower case. */
  readonly account: string
  /** Returns only those below it. */
  readonly before: NftPosition | undefined
  readonly limit: number
}

/**
 * Lists NFTs that an account of an EVM chain ever received, as far as its history is indexed; most recently received first. Whether the
 * account still holds them must be checked onchain.
 */
export async function readReceivedNfts(
  store: Store,
  { chain, account, before, limit }: ReceivedNftQuery,
): Promise<readonly NftPosition[]> {
  const rows = store.db
    .selectFrom('history_nfts')
    .select(['last_block', 'contract', 'token_id'])
    .where('chain', '=', chain)
    .where('address', '=', account)
    .orderBy('last_block', 'desc')
    .orderBy('contract', 'desc')
    .orderBy('token_id', 'desc')
    .limit(limit)
  const found = await (before === undefined
    ? rows
    : rows.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('last_block', 'contract', 'token_id'), '<', tuple(before.block, before.contract, hexOf(before.id))),
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
