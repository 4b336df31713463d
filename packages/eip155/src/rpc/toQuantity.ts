/**
 * A quantity as JSON-RPC has it: hex without leading zeros.
 *
 * @throws RangeError for a negative or fractional number.
 * @example toQuantity(255n) // '0xff'
 */
export function toQuantity(value: bigint | number): `0x${string}` {
  const integer = BigInt(value)
  if (integer < 0n) throw new RangeError('A quantity is not negative')
  return `0x${integer.toString(16)}`
}
