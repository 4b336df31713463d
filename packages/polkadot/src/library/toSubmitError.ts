import { readField, toRpcError } from '@kit/adapter'
import { cleanText, isKitError, KitError, type KitErrorCode } from '@kit/core/adapter'

const reasons: readonly { readonly code: KitErrorCode; readonly shortMessage: string; readonly phrase: RegExp }[] = [
  {
    code: 'transaction/insufficientFunds',
    shortMessage: 'Insufficient funds for the transaction.',
    phrase: /inability to pay|payment|balance too low|insufficient/i,
  },
  {
    code: 'transaction/expired',
    shortMessage: 'The transaction is no longer valid. Try again.',
    phrase: /outdated|stale|ancient birth|mortal/i,
  },
  {
    code: 'transaction/invalid',
    shortMessage: 'The node rejected the transaction.',
    phrase: /bad ?proof|bad signature|invalid transaction|bad ?signer|priority is too low/i,
  },
]

/**
 * Converts a node's reason for refusing a transaction: `transaction/insufficientFunds`, `transaction/expired` when its nonce or its era is
 * outdated, `transaction/invalid`, otherwise `rpc/failed`. The details contain the node's message. "Temporarily banned" is `rpc/failed`,
 * because a node also bans a transaction that it has seen in a block.
 *
 * @example throw toSubmitError(error)
 */
export function toSubmitError(cause: unknown): KitError {
  if (isKitError(cause)) return cause
  const messages = [readField(cause, 'message'), readField(cause, 'data')].map((text) => cleanText(text, 300))
  const details = messages.filter((text) => text !== '').join(': ')
  const reason = reasons.find(({ phrase }) => phrase.test(details))
  if (!reason) return toRpcError(cause, "Couldn't send the transaction.")
  return new KitError(reason.code, { shortMessage: reason.shortMessage, details, cause })
}
