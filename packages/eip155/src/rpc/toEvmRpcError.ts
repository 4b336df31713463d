import { toRpcError as toPlainRpcError } from '@kit/adapter'
import { abortable, isKitError, KitError } from '@kit/core/adapter'
import { revertReason } from '../error/revertReason.js'

/**
 * A failed call of a chain, or a chain library's error around one, as an error of the kit: `transaction/reverted` with the decoded
 * reason or 'unknown reason', `rpc/timedOut`, else `rpc/failed`. Details carry no address of an endpoint, for it may hold a key.
 *
 * @example catch (error) { throw toEvmRpcError(error, "Couldn't read the balance.") }
 */
export function toEvmRpcError(error: unknown, shortMessage: string): KitError {
  const reason = isKitError(error) ? undefined : revertReason(error)
  if (reason === undefined) return toPlainRpcError(error, shortMessage)
  return new KitError('transaction/reverted', { shortMessage: `The contract reverted: ${reason}`, cause: error })
}

/** Undefined for a contract that refuses; an endpoint that fails is another thing, and thrown on. */
export function unlessReverted(error: unknown): undefined {
  if (revertReason(error) === undefined) throw error
}

/**
 * Reads a chain, until the signal is aborted.
 *
 * @throws KitError of `toEvmRpcError`.
 * @example await readChain(() => request({ method: 'eth_blockNumber' }), signal, 'The block could not be read.')
 */
export const readChain = <Value>(
  read: () => Promise<Value>,
  signal: AbortSignal | undefined,
  shortMessage: string,
): Promise<Value> =>
  abortable(read, signal).catch((error: unknown) => {
    throw toEvmRpcError(error, shortMessage)
  })
