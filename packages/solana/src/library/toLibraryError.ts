import { RpcError, toRpcError } from '@kit/adapter'
import { cleanText, isKitError, KitError } from '@kit/core/adapter'
import type { SendTransactionError } from '@solana/web3.js'
import { toChainError } from './toChainError.js'

/** What a node says before its reason for not taking a transaction. */
const refusal = /^Transaction simulation failed: (.*)/s

/**
 * An error of the library as one of the kit: what a node says against a transaction, an answer that makes no sense, endpoints that
 * do not answer. Errors of the kit pass through.
 *
 * @example catch (error) { throw toLibraryError(error) }
 */
export function toLibraryError(error: unknown): KitError {
  if (isKitError(error) || error instanceof RpcError) return toRpcError(error, 'No endpoint of the network answered.')
  const { message, logs } = (error as Partial<SendTransactionError> | undefined)?.transactionError ?? {}
  const reason = refusal.exec(message ?? '')?.[1]
  if (reason !== undefined) return toChainError(reason, logs)
  const details = cleanText(message ?? (error as Partial<Error> | undefined)?.message, 300)
  return new KitError('rpc/failed', { shortMessage: 'The node gave no valid answer.', details, cause: error })
}
