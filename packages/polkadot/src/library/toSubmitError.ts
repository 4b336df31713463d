import { readField, toRpcError } from '@kit/adapter'
import { cleanText, isKitError, KitError, type KitErrorCode } from '@kit/core/adapter'

const reasons: readonly { readonly code: KitErrorCode; readonly shortMessage: string; readonly phrase: RegExp }[] = [
  {
    code: 'transaction/insufficientFunds',
    shortMessage: 'The account has too little to pay for the transaction.',
    phrase: /inability to pay|payment|balance too low|insufficient/i,
  },
  {
    code: 'transaction/expired',
    shortMessage: 'The transaction can no longer be sent. Try again.',
    phrase: /outdated|stale|ancient birth|mortal/i,
  },
  {
    code: 'transaction/invalid',
    shortMessage: 'The node did not accept the transaction.',
    phrase: /bad ?proof|bad signature|invalid transaction|bad ?signer/i,
  },
]

/**
 * Why a node refused a transaction: `transaction/insufficientFunds`, `transaction/expired` when its account has moved on or its blocks are
 * over, `transaction/invalid`, else `rpc/failed`. Its own words are the details. "Temporarily banned" is `rpc/failed`: a node also bans a
 * transaction that it has seen in a block.
 *
 * @example throw toSubmitError(error)
 */
export function toSubmitError(cause: unknown): KitError {
  if (isKitError(cause)) return cause
  const told = [readField(cause, 'message'), readField(cause, 'data')].map((text) => cleanText(text, 300))
  const details = told.filter((text) => text !== '').join(': ')
  const reason = reasons.find(({ phrase }) => phrase.test(details))
  if (!reason) return toRpcError(cause, 'The transaction could not be sent.')
  return new KitError(reason.code, { shortMessage: reason.shortMessage, details, cause })
}
