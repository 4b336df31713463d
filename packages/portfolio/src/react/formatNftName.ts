import type { Nft } from '@kit/api'
import { formatAddress } from '@kit/core'

/** IDs can have up to 78 digits. */
const maxDigits = 10

/** Formats the ID of an NFT. Long IDs are truncated in the middle. */
export function formatNftId({ tokenId }: Pick<Nft, 'tokenId'>): string {
  const text = tokenId.toString()
  return `#${text.length > maxDigits ? formatAddress(text, 4, 4) : text}`
}

/** Returns the name of an NFT, or its collection and ID if it has none. */
export function formatNftName(nft: Pick<Nft, 'name' | 'collection' | 'tokenId'>): string {
  return nft.name ?? [nft.collection, formatNftId(nft)].filter(Boolean).join(' ')
}
