import { sha256 } from './sha256.js'

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/**
 * The bytes of a Base58Check text without their checksum; undefined when the checksum, or a letter, is wrong.
 *
 * @example decodeBase58Check('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')?.length // 21
 */
export function decodeBase58Check(value: string): Uint8Array | undefined {
  let number = 0n
  for (const letter of value) {
    const digit = alphabet.indexOf(letter)
    if (digit < 0) return undefined
    number = number * 58n + BigInt(digit)
  }
  const bytes: number[] = []
  for (; number > 0n; number >>= 8n) bytes.unshift(Number(number & 255n))
  for (const letter of value) {
    if (letter !== '1') break
    bytes.unshift(0)
  }
  if (bytes.length < 5) return undefined
  const body = Uint8Array.from(bytes.slice(0, -4))
  const sum = sha256(sha256(body))
  return bytes.slice(-4).every((byte, index) => byte === sum[index]) ? body : undefined
}
