import { parsePicture } from '../../../nfts/parsePicture.js'

const MAX_LINK = 2048

/**
 * A picture's address as it may be passed on: `https:`, `ipfs:`, or the picture itself as a `data:` URI. Null for anything else and for
 * what is too long. Nothing is fetched.
 */
export function pictureUri(text: unknown): string | null {
  if (typeof text !== 'string') return null
  // The length first: what a contract says may be long enough to keep an expression busy.
  if (text.length <= MAX_LINK && /^(https|ipfs):\/\/[^/\s]\S*$/i.test(text)) return text
  return parsePicture(text) ?? null
}
