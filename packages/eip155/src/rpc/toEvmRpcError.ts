import { toRpcError as toPlainRpcError } from '@kit/adapter'
import { abortable, isKitError, KitError } from '@kit/core/adapter'
import { revertReason } from '../error/revertReason.js'

/**
 * Converts a failed chain call, or a chain library's error around one, to a kit error. It is `transaction/reverted` with the decoded reason
 * or 'unknown reason', `rpc/timedOut`, otherwise `rpc/failed`. Details omit endpoint URLs, which may contain an API key.
 *
 * @example catch (error) { throw toEvmRpcError(error, "Couldn't read the balance.") }
 */
export function toEvmRpcError(error: unknown, shortMessage: string): KitError {
  const reason = isKitError(error) ? undefined : revertReason(error)
  if (reason === undefined) return toPlainRpcError(error, shortMessage)
  return new KitError('transaction/reverted', { shortMessage: `The contract reverted: ${reason}`, cause: error })
}

/** Returns undefined if a contract reverted, and rethrows any other error. */
export function unlessReverted(error: unknown): undefined {
  if (revertReason(error) === undefined) throw error
}

/**
 * Reads from a chain, until the signal aborts.
 *
 * @throws KitError of `toEvmRpcError`.
 * @example await readChain(() => request({ method: 'eth_blockNumber' }), signal, "Couldn't read the block number.")
 */
export const readChain = <Value>(
  read: () => Promise<Value>,
  signal: AbortSignal | undefined,
  shortMessage: string,
): Promise<Value> =>
  abortable(read, signal).catch((error: unknown) => {
    throw toEvmRpcError(error, shortMessage)
  })
