import { toRpcError as toPlainRpcError } from '@kit/adapter'
import { isKitError, KitError } from '@kit/core/adapter'
import { revertReason } from '../error/revertReason.js'

/**
 * A failed call of a chain, or a chain library's error around one, as an error of the kit: `transaction/reverted` with the decoded
 * reason or 'unknown reason', `rpc/timedOut`, else `rpc/failed`. Details carry no address of an endpoint, for it may hold a key.
 *
 * @example catch (error) { throw toEvmRpcError(error, 'The balance could not be read.') }
 */
export function toEvmRpcError(error: unknown, shortMessage: string): KitError {
  const reason = isKitError(error) ? undefined : revertReason(error)
  if (reason === undefined) return toPlainRpcError(error, shortMessage)
  return new KitError('transaction/reverted', { shortMessage: `The contract reverted: ${reason}`, cause: error })
}
