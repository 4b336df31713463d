import { isUnsent, KitError } from '@kit/core/adapter'

/**
 * The error of a signed transaction that nodes were given. What a node refused was not sent. After anything else it may have been, by an
 * endpoint whose answer was lost: `transaction/maybeSent` with its hash, by which it is looked for.
 *
 * @example await submit(signed).catch((error) => { throw toBroadcastError(error, hash) })
 */
export function toBroadcastError(error: unknown, hash: string): unknown {
  if (isUnsent(error)) return error
  return new KitError('transaction/maybeSent', {
    shortMessage: 'The transaction is signed and may have been sent: no node answered.',
    details: `Transaction: ${hash}`,
    cause: error,
  })
}
