import { isUnsent, KitError } from '@kit/core/adapter'
import { RpcError } from '../endpoint/RpcError.js'

/**
 * Converts the error of broadcasting a signed transaction. A refusal of the first node that received it proves that it was not sent. After
 * an attempt without a response nothing does. A node that has already mined the transaction reports it as outdated, and its account may be
 * empty. Then, and after anything but a refusal, the error is `transaction/maybeSent` with the hash to look for.
 *
 * @param answer The response of the endpoints, if it isn't a cause of `error`.
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
    if (layer instanceof RpcError && layer.followsLostAttempt) return true
  return false
}
