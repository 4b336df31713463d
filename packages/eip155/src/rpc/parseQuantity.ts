import { KitError } from '@kit/core/adapter'

/**
 * A number as JSON-RPC has it.
 *
 * @throws KitError `rpc/failed` for anything else.
 * @example parseQuantity('0xff') // 255n
 */
export function parseQuantity(value: unknown): bigint {
  if (typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value)) return BigInt(value)
  // No outage: the node would say the same again.
  throw new KitError('rpc/failed', { shortMessage: 'The endpoint gave no valid number.' })
}
