import { RpcError, toRpcError } from '@kit/adapter'
import { cleanText, isKitError, KitError } from '@kit/core/adapter'
import type { SendTransactionError } from '@solana/web3.js'
import { toChainError } from './toChainError.js'

/** Prefix of a node's reason for refusing a transaction. */
const refusal = /^Transaction simulation failed: (.*)/s

/**
 * Converts an error of the library to a kit error: a refused transaction, an invalid response, or endpoints that don't respond. Kit errors
 * are returned unchanged.
 *
 * @example catch (error) { throw toLibraryError(error) }
 */
export function toLibraryError(error: unknown): KitError {
  if (isKitError(error) || error instanceof RpcError)
    return toRpcError(error, 'None of the RPC endpoints of this network responded.')
  const { message, logs } = (error as Partial<SendTransactionError> | undefined)?.transactionError ?? {}
  const reason = refusal.exec(message ?? '')?.[1]
  if (reason !== undefined) return toChainError(reason, logs)
  const details = cleanText(message ?? (error as Partial<Error> | undefined)?.message, 300)
  return new KitError('rpc/failed', { shortMessage: 'The node returned an invalid response.', details, cause: error })
}
