import { KitError, type TransactionRequest } from '@kit/core/adapter'
import type { Transaction, VersionedTransaction } from '@solana/web3.js'
import type { Web3 } from './loadWeb3.js'

/** A transaction for a wallet: one of `@solana/web3.js`, or the bytes of one, so that every library fits. */
export type SolanaTransaction = Uint8Array | Transaction | VersionedTransaction

/** What `sendTransaction` takes: a receiver and a value, or a whole transaction. */
export type SolanaTransactionRequest = Omit<TransactionRequest, 'transaction'> & {
  readonly transaction?: SolanaTransaction
}

/** What the network takes in one packet. */
const longestTransaction = 1232

/**
 * A transaction that a caller or a wallet gives, legacy or version 0, signed or not. Objects may be of another copy of the
 * library: they are taken by their bytes.
 *
 * @throws KitError `transaction/invalid`, also for bytes that would not be the same when they are written again.
 * @example parseSolanaTransaction(web3, bytes).signatures[0]
 */
export function parseSolanaTransaction({ VersionedTransaction }: Web3, value: SolanaTransaction): VersionedTransaction {
  try {
    const bytes = ArrayBuffer.isView(value)
      ? value
      : (value as Transaction).serialize({ requireAllSignatures: false, verifySignatures: false })
    // The library's work grows with the square of the length.
    if (bytes.length > longestTransaction) throw new RangeError('Longer than any transaction.')
    const transaction = VersionedTransaction.deserialize(Uint8Array.from(bytes))
    const { header, staticAccountKeys: keys, compiledInstructions } = transaction.message
    const again = transaction.serialize()
    const isSame = again.length === bytes.length && again.every((byte, index) => byte === bytes[index])
    const hasPayer = header.numRequiredSignatures > 0 && keys.length >= header.numRequiredSignatures
    // Of version 0, lookup tables may have the others.
    const named = compiledInstructions.flatMap((one) => [one.programIdIndex, ...one.accountKeyIndexes])
    if (isSame && hasPayer && (transaction.version === 0 || named.every((index) => index < keys.length)))
      return transaction
  } catch (cause) {
    throw invalid(cause)
  }
  throw invalid()
}

function invalid(cause?: unknown): KitError {
  return new KitError('transaction/invalid', { shortMessage: 'This is not a serialised Solana transaction.', cause })
}
