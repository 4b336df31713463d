import { isKitError, KitError, type KitErrorCode } from '@kit/core/adapter'

const planned: { readonly [code in KitErrorCode]?: KitErrorCode } = {
  'account/invalidAddress': 'transfer/invalidRecipient',
  'transaction/insufficientFunds': 'transfer/insufficientFunds',
  'transaction/feeTooHigh': 'transfer/wouldFail',
  'transaction/reverted': 'transfer/wouldFail',
  'token/frozen': 'transfer/wouldFail',
}

/**
 * Converts an error to the error of a transfer plan: `transfer/invalidRecipient`, `transfer/insufficientFunds` or `transfer/wouldFail`.
 * Returns other errors unchanged.
 *
 * @example catch (error) { throw toPlanError(error) }
 */
export function toPlanError(error: unknown): unknown {
  const code = isKitError(error) ? planned[error.code] : undefined
  if (!isKitError(error) || code === undefined) return error
  const { shortMessage, details } = error
  return new KitError(code, { shortMessage, details: details || shortMessage, cause: error })
}
