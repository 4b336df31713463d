import { isKitError, KitError } from '@kit/core'
import { decodeTransaction } from './decodeTransaction.js'
import type { SolanaTransaction } from './SolanaTransaction.js'

/**
 * The bytes of a transaction that a caller gives, once they were read.
 *
 * @throws KitError `transaction/invalid`.
 * @example toTransactionBytes(new VersionedTransaction(message))
 */
export function toTransactionBytes(transaction: SolanaTransaction): Uint8Array {
  try {
    const bytes = isBytes(transaction)
      ? transaction
      : transaction.serialize({ requireAllSignatures: false, verifySignatures: false })
    // A copy of the plain kind: some libraries give a `Buffer`.
    const copy = Uint8Array.from(bytes)
    decodeTransaction(copy)
    return copy
  } catch (error) {
    if (isKitError(error)) throw error
    throw new KitError('transaction/invalid', { shortMessage: 'The transaction has no bytes.', cause: error })
  }
}

function isBytes(value: SolanaTransaction): value is Uint8Array {
  return value instanceof Uint8Array || ArrayBuffer.isView(value)
}
