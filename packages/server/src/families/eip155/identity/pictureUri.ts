const MAX_LINK = 2048
const MAX_DATA = 16 * 1024

/**
 * A picture's address as it may be passed on: `https:`, `ipfs:`, or an image within a `data:` URI. Null for anything else and for what is
 * too long. Nothing is fetched.
 */
export function pictureUri(text: unknown): string | null {
  if (typeof text !== 'string') return null
  if (text.length <= MAX_DATA && /^data:image\/[a-z0-9.+-]+[;,]/i.test(text)) return text
  // The length first: what a contract says may be long enough to keep an expression busy.
  return text.length <= MAX_LINK && /^(https|ipfs):\/\/[^/\s]\S*$/i.test(text) ? text : null
}
