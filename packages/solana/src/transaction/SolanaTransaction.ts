import type { TransactionRequest } from '@kit/core/adapter'
import type { Transaction, VersionedTransaction } from '@solana/web3.js'

/** A transaction for a wallet: one of `@solana/web3.js`, or the bytes of one, so that every library fits. */
export type SolanaTransaction = Uint8Array | Transaction | VersionedTransaction

/** What `sendTransaction` takes: a receiver and a value, or a whole transaction. */
export type SolanaTransactionRequest = Omit<TransactionRequest, 'transaction'> & {
  readonly transaction?: SolanaTransaction
}
