import { parsePicture } from '../../../nfts/parsePicture.js'

const maxLink = 2048

/**
 * Returns a picture URI that is safe to pass on: `https:`, `ipfs:`, or a `data:` URI. Null for anything else and for long text. Fetches
 * nothing.
 */
export function pictureUri(text: unknown): string | null {
  if (typeof text !== 'string') return null
  // The length is checked first, because contract data can be long enough to stall a regular expression.
  if (text.length <= maxLink && /^(https|ipfs):\/\/[^/\s]\S*$/i.test(text)) return text
  return parsePicture(text) ?? null
}
