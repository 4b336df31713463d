const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * Base58 in its two directions. Decoding answers undefined for text in another alphabet or longer than any address.
 *
 * @example base58.decode(base58.encode(Uint8Array.of(0, 1)))
 */
export const base58: {
  readonly encode: (bytes: Uint8Array) => string
  readonly decode: (text: string) => Uint8Array | undefined
} = {
  encode(bytes) {
    let value = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
    let text = ''
    for (; value > 0n; value /= 58n) text = alphabet.charAt(Number(value % 58n)) + text
    const zeros = bytes.findIndex((byte) => byte !== 0)
    return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
  },
  decode(text) {
    if (text.length > 64) return undefined
    let value = 0n
    for (const character of text) {
      const digit = alphabet.indexOf(character)
      if (digit < 0) return undefined
      value = value * 58n + BigInt(digit)
    }
    const bytes: number[] = []
    for (; value > 0n; value >>= 8n) bytes.unshift(Number(value & 0xffn))
    const zeros = text.length - text.replace(/^1+/, '').length
    return Uint8Array.from([...Array.from({ length: zeros }, () => 0), ...bytes])
  },
}
