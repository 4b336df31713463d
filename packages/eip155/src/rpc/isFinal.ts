import { RpcError } from '@kit/adapter'
import { revertReason } from '../error/revertReason.js'

/** The node refused the transaction. */
const transactionRejected = -32003

/**
 * Whether every other endpoint would say the same: the contract refused, or the node refused the transaction.
 *
 * @example isFinal(new RpcError({ code: 3, shortMessage: 'execution reverted' })) // true
 */
export function isFinal(error: unknown): boolean {
  return revertReason(error) !== undefined || (error instanceof RpcError && error.code === transactionRejected)
}
