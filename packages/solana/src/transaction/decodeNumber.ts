/**
 * The number in little-endian bytes.
 *
 * @example decodeNumber(account, 64, 8) // the amount of a token account
 */
export function decodeNumber(bytes: Uint8Array, offset: number, length: number): bigint {
  let value = 0n
  for (let index = length - 1; index >= 0; index -= 1) value = value * 256n + BigInt(bytes[offset + index] ?? 0)
  return value
}
