import type { TransactionReceipt } from '@kit/core'
import { parseQuantity } from '../rpc/parseQuantity.js'

/** A receipt of a block, before anything is said of replacement. */
export type MinedReceipt = Omit<TransactionReceipt, 'replacement'>

/**
 * The receipt of a transaction, undefined while it is in no block.
 *
 * @throws RpcError for a receipt without a block number.
 * @example parseReceipt(await request({ method: 'eth_getTransactionReceipt', params: [hash] }), hash)
 */
export function parseReceipt(value: unknown, hash: string): MinedReceipt | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { status, blockNumber } = value as Record<string, unknown>
  // Some nodes show a receipt before it has a block.
  if (blockNumber === null) return undefined
  return { hash, status: status === '0x0' ? 'reverted' : 'success', blockNumber: parseQuantity(blockNumber) }
}
