/**
 * Reads a length in Solana's compact form; undefined where there is none, or more than the 16 bits that the format has.
 *
 * @example decodeCompactLength(Uint8Array.of(172, 2), 0) // { length: 300, end: 2 }
 */
export function decodeCompactLength(
  bytes: Uint8Array,
  offset: number,
): { readonly length: number; readonly end: number } | undefined {
  let length = 0
  for (let index = 0; index < 3; index += 1) {
    const byte = bytes[offset + index]
    if (byte === undefined) return undefined
    length |= (byte & 127) << (7 * index)
    if (byte < 128) return length <= 0xffff ? { length, end: offset + index + 1 } : undefined
  }
  return undefined
}
