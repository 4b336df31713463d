import { KitError, type TransactionRequest } from '@kit/core/adapter'
import type { Transaction, VersionedTransaction } from '@solana/web3.js'
import type { Web3 } from './loadWeb3.js'

/** A transaction for a wallet: an object of `@solana/web3.js`, or serialized bytes of any library. */
export type SolanaTransaction = Uint8Array | Transaction | VersionedTransaction

/** Input of `sendTransaction`: `to` and `value`, or a whole transaction. */
export type SolanaTransactionRequest = Omit<TransactionRequest, 'transaction'> & {
  readonly transaction?: SolanaTransaction
}

/** The maximum packet size of the network. */
const longestTransaction = 1232

/**
 * Parses a transaction from a caller or a wallet, legacy or version 0, signed or not. Objects are read through their bytes, since they may
 * belong to another copy of the library.
 *
 * @throws KitError `transaction/invalid`, also for bytes that would serialize differently.
 * @example parseSolanaTransaction(web3, bytes).signatures[0]
 */
export function parseSolanaTransaction({ VersionedTransaction }: Web3, value: SolanaTransaction): VersionedTransaction {
  try {
    const bytes = ArrayBuffer.isView(value)
      ? value
      : (value as Transaction).serialize({ requireAllSignatures: false, verifySignatures: false })
    // The library's work grows with the square of the length.
    if (bytes.length > longestTransaction) throw new RangeError('The data exceeds the maximum transaction size.')
    const transaction = VersionedTransaction.deserialize(Uint8Array.from(bytes))
    const { header, staticAccountKeys: keys, compiledInstructions } = transaction.message
    const again = transaction.serialize()
    const isSame = again.length === bytes.length && again.every((byte, index) => byte === bytes[index])
    const hasPayer = header.numRequiredSignatures > 0 && keys.length >= header.numRequiredSignatures
    // In version 0, lookup tables may contain the others.
    const named = compiledInstructions.flatMap((one) => [one.programIdIndex, ...one.accountKeyIndexes])
    if (isSame && hasPayer && (transaction.version === 0 || named.every((index) => index < keys.length)))
      return transaction
  } catch (cause) {
    throw invalid(cause)
  }
  throw invalid()
}

function invalid(cause?: unknown): KitError {
  return new KitError('transaction/invalid', { shortMessage: 'Not a serialized Solana transaction.', cause })
}
