const MAX_LINK = 2048
const MAX_DATA = 16 * 1024

/**
 * A picture's address as it may be handed on: `https:`, `ipfs:`, or an image within a `data:` URI. Null for anything else and for what is
 * too long. Nothing is fetched.
 */
export function pictureUri(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const isData = /^data:image\/[a-z0-9.+-]+[;,]/i.test(text)
  if (isData) return text.length <= MAX_DATA ? text : null
  const isLink = /^(https:\/\/[^/\s]+|ipfs:\/\/[^/\s]+)[^\s]*$/i.test(text)
  return isLink && text.length <= MAX_LINK ? text : null
}
