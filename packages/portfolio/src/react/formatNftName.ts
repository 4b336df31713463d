import type { Nft } from '@kit/api'
import { formatAddress } from '@kit/core'

/** Ids may have 78 digits. */
const mostDigits = 10

/** The id of an NFT as it is read, a long one without its middle. */
export function formatNftId({ tokenId }: Pick<Nft, 'tokenId'>): string {
  const text = tokenId.toString()
  return `#${text.length > mostDigits ? formatAddress(text, 4, 4) : text}`
}

/** What an NFT is called; those without a name by their collection and id. */
export function formatNftName(nft: Pick<Nft, 'name' | 'collection' | 'tokenId'>): string {
  return nft.name ?? [nft.collection, formatNftId(nft)].filter(Boolean).join(' ')
}
