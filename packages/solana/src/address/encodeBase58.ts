import { base58Alphabet } from './decodeBase58.js'

/**
 * Bytes as base58, which Solana uses for addresses, signatures and blockhashes.
 *
 * @example encodeBase58(new Uint8Array(32)) // '11111111111111111111111111111111'
 */
export function encodeBase58(bytes: Uint8Array): string {
  let value = 0n
  for (const byte of bytes) value = value * 256n + BigInt(byte)
  let text = ''
  for (; value > 0n; value /= 58n) text = base58Alphabet.charAt(Number(value % 58n)) + text
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros === -1 ? bytes.length : zeros) + text
}
