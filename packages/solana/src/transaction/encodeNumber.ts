/**
 * A number as little-endian bytes.
 *
 * @throws RangeError when it does not fit.
 * @example encodeNumber(2n, 4) // [2, 0, 0, 0]
 */
export function encodeNumber(value: bigint, length: number): readonly number[] {
  if (value < 0n || value >> BigInt(8 * length) !== 0n) throw new RangeError(`The number does not fit ${length} bytes`)
  return Array.from({ length }, (_, index) => Number((value >> BigInt(8 * index)) & 255n))
}
