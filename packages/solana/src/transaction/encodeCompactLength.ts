/**
 * A length in Solana's compact form: seven bits a byte, lowest first.
 *
 * @example encodeCompactLength(300) // [172, 2]
 */
export function encodeCompactLength(length: number): readonly number[] {
  return length < 128 ? [length] : [(length & 127) | 128, ...encodeCompactLength(length >> 7)]
}
