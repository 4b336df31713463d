import { RpcError } from './RpcError.js'

/**
 * A number as JSON-RPC has it.
 *
 * @throws RpcError for anything else.
 * @example parseQuantity('0xff') // 255n
 */
export function parseQuantity(value: unknown): bigint {
  if (typeof value === 'string' && /^0x[\da-f]{1,64}$/i.test(value)) return BigInt(value)
  throw new RpcError({ shortMessage: 'The endpoint gave no valid number.' })
}
