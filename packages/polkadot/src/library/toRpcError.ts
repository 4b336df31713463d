import { isKitError, KitError, type KitErrorCode, toKitError } from '@kit/core'

/**
 * What went wrong with a node as a typed error: the kit's own one when the chain library only passed it on, else `rpc/failed`.
 *
 * @example throw toRpcError(error, 'The balance could not be read.')
 */
export function toRpcError(error: unknown, shortMessage: string): KitError {
  return toKitError(error, 'rpc/failed', shortMessage)
}

/**
 * Why a node refused a transaction: `transaction/insufficientFunds`, `transaction/expired` when its account has moved on or
 * its blocks are over, `transaction/invalid`, else `rpc/failed`.
 *
 * @example throw toSubmitError(error)
 */
export function toSubmitError(error: unknown): KitError {
  if (isKitError(error) && error.code !== 'rpc/failed') return error
  const text = textOf(error)
  const make = (code: KitErrorCode, shortMessage: string) => toFailure(error, code, shortMessage)
  if (/inability to pay|payment|balance too low|insufficient/i.test(text))
    return make('transaction/insufficientFunds', 'The account has too little to pay for the transaction.')
  if (/outdated|stale|ancient birth|mortal|temporarily banned/i.test(text))
    return make('transaction/expired', 'The transaction can no longer be sent. Try again.')
  if (/bad ?proof|bad signature|invalid transaction|bad ?signer/i.test(text))
    return make('transaction/invalid', 'The node did not accept the transaction.')
  return toRpcError(error, 'The transaction could not be sent.')
}

function textOf(error: unknown): string {
  const { message, details } = (error ?? {}) as { readonly message?: unknown; readonly details?: unknown }
  return `${message} ${details}`
}

function toFailure(cause: unknown, code: KitErrorCode, shortMessage: string): KitError {
  if (!isKitError(cause)) return toKitError(cause, code, shortMessage)
  return new KitError(code, { shortMessage, cause, ...(cause.details !== undefined && { details: cause.details }) })
}
