/** Without the letters that look like others. */
export const base58Alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * Bytes from base58; undefined for text in another alphabet or longer than any address.
 *
 * @example decodeBase58('12') // Uint8Array.of(0, 1)
 */
export function decodeBase58(text: string): Uint8Array | undefined {
  if (text.length > 64) return undefined
  let value = 0n
  for (const character of text) {
    const digit = base58Alphabet.indexOf(character)
    if (digit < 0) return undefined
    value = value * 58n + BigInt(digit)
  }
  const bytes: number[] = []
  for (; value > 0n; value >>= 8n) bytes.unshift(Number(value & 0xffn))
  // Each leading 1 is a zero byte.
  for (const character of text) {
    if (character !== '1') break
    bytes.unshift(0)
  }
  return Uint8Array.from(bytes)
}
