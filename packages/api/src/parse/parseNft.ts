import { type CaipNetworkId, cleanImageUrl, cleanText } from '@kit/core/plugin'
import type { GetNftsResponse } from '../contract/contract.data.js'
import { amountOf } from './amountOf.js'
import { fieldsOf } from './fieldsOf.js'
import { splitCaipAddress } from './splitCaipAddress.js'
import { caipAddressOf } from './wordOf.js'

type Row = GetNftsResponse['data'][number]

/** An NFT that an account holds. */
export type Nft = {
  readonly networkId: CaipNetworkId
  readonly contract: string
  readonly tokenId: bigint
  readonly standard: 'erc721' | 'erc1155'
  /** How many of it the account holds. */
  readonly amount: bigint
  /** Cleaned and truncated, like all texts from contracts. */
  readonly name: string | undefined
  /** Name of the contract. */
  readonly collection: string | undefined
  readonly description: string | undefined
  /** Untrusted: use it in `<img>` only. */
  readonly imageUrl: string | undefined
  readonly isSpam: boolean
}

/** Parses one NFT of an account. Returns undefined if it can't be identified, or the amount is zero. */
export function parseNft(value: unknown): Nft | undefined {
  const row = fieldsOf<Row>(value)
  const { standard } = row
  const contract = caipAddressOf(row.address)
  const tokenId = amountOf(row.tokenId)
  const amount = amountOf(row.quantity)
  if (contract === undefined || tokenId === undefined || !amount) return undefined
  if (standard !== 'erc721' && standard !== 'erc1155') return undefined
  const { networkId, address } = splitCaipAddress(contract)
  return {
    networkId,
    contract: address,
    tokenId,
    standard,
    amount,
    name: cleanText(row.name) || undefined,
    collection: cleanText(row.collection) || undefined,
    description: cleanText(row.description, 400) || undefined,
    imageUrl: cleanImageUrl(row.image),
    isSpam: fieldsOf<Row['flags']>(row.flags).is_spam === true,
  }
}
