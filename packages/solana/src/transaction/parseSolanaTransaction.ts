import type { TransactionRequest } from '@kit/core/adapter'
import type { VersionedTransaction } from '@solana/web3.js'
import type { Web3 } from './loadWeb3.js'
import { parseSolanaBytes, type SolanaTransaction } from './parseSolanaBytes.js'

/** Input of `sendTransaction`: `to` and `value`, or a whole transaction. */
export type SolanaTransactionRequest = Omit<TransactionRequest, 'transaction'> & {
  readonly transaction?: SolanaTransaction
}

/**
 * Parses a transaction as an object of the chain library.
 *
 * @throws KitError those of `parseSolanaBytes`.
 * @example parseSolanaTransaction(web3, bytes).message.recentBlockhash
 */
export function parseSolanaTransaction({ VersionedTransaction }: Web3, value: SolanaTransaction): VersionedTransaction {
  return VersionedTransaction.deserialize(parseSolanaBytes(value).bytes)
}
