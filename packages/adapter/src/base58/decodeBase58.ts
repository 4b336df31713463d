/** Bitcoin's base58 alphabet, without ambiguous characters. */
export const base58Alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * Decodes base58 text. Returns undefined for invalid characters, or text longer than `maxLength` (128 by default), because the cost grows
 * with the square of the length.
 *
 * @example decodeBase58('2g') // Uint8Array [97]
 */
export function decodeBase58(text: string, maxLength = 128): Uint8Array | undefined {
  if (text.length > maxLength) return undefined
  let value = 0n
  for (const character of text) {
    const digit = base58Alphabet.indexOf(character)
    if (digit === -1) return undefined
    value = value * 58n + BigInt(digit)
  }
  const bytes: number[] = []
  for (; value > 0n; value >>= 8n) bytes.unshift(Number(value & 255n))
  const zeros = text.length - text.replace(/^1+/, '').length
  return Uint8Array.from([...new Array<number>(zeros).fill(0), ...bytes])
}
