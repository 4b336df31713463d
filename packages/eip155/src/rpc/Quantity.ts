import { KitError } from '@kit/core/adapter'

/** Parses a JSON-RPC quantity. Returns undefined for anything else. */
export const readQuantity = (value: unknown): bigint | undefined =>
  typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value) ? BigInt(value) : undefined

/**
 * Parses a JSON-RPC quantity.
 *
 * @throws KitError `rpc/failed` for anything else.
 * @example parseQuantity('0xff') // 255n
 */
export function parseQuantity(value: unknown): bigint {
  const quantity = readQuantity(value)
  if (quantity !== undefined) return quantity
  // Not an outage: the node would return the same again.
  throw new KitError('rpc/failed', { shortMessage: 'The endpoint returned an invalid quantity.' })
}

/**
 * Formats a JSON-RPC quantity: hex without leading zeros.
 *
 * @throws RangeError for a negative or fractional number.
 * @example toQuantity(255n) // '0xff'
 */
export function toQuantity(value: bigint | number): `0x${string}` {
  const integer = BigInt(value)
  if (integer < 0n) throw new RangeError('A quantity must not be negative.')
  return `0x${integer.toString(16)}`
}
