import { isUnsent, KitError } from '@kit/core/adapter'
import { RpcError } from '../endpoint/RpcError.js'

/**
 * The error of a signed transaction that nodes were given. A refusal of the first node that got it proves that it was not sent. After an
 * attempt without an answer nothing does: a node that has the transaction in a block calls it outdated, and its account may have nothing
 * left. Then, and after anything but a refusal, it may have been sent: `transaction/maybeSent` with its hash, by which it is looked for.
 *
 * @param answer What the endpoints answered, where `error` doesn't have it as a cause.
 * @example await submit(signed).catch((error) => { throw toBroadcastError(error, hash) })
 */
export function toBroadcastError(error: unknown, hash: string, answer: unknown = error): unknown {
  const isAfterLost = followsLostAttempt(answer)
  if (isUnsent(error) && !isAfterLost) return error
  return new KitError('transaction/maybeSent', {
    shortMessage: isAfterLost
      ? "The transaction is signed and may have been sent: a node's response was lost."
      : 'The transaction is signed and may have been sent: no node responded.',
    details: `Transaction: ${hash}`,
    cause: error,
  })
}

function followsLostAttempt(error: unknown): boolean {
  for (let layer = error, depth = 0; layer instanceof Error && depth < 8; layer = layer.cause, depth++)
    if (layer instanceof RpcError && layer.isAfterLostAttempt) return true
  return false
}
