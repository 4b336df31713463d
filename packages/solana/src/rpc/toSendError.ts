import { isKitError } from '@kit/core'
import { toChainError } from './toChainError.js'

/**
 * An error of `sendTransaction` or `simulateTransaction`, which carry the transaction's own error inside.
 *
 * @example catch (error) { throw toSendError(error) }
 */
export function toSendError(error: unknown): unknown {
  if (!isKitError(error, 'rpc/failed')) return error
  const { data } = (error.cause ?? {}) as { readonly data?: { readonly err?: unknown; readonly logs?: unknown } }
  return data?.err === undefined || data.err === null ? error : toChainError(data.err, data.logs)
}
