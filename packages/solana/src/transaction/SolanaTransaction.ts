import type { Transaction, VersionedTransaction } from '@solana/web3.js'

/** A transaction for a wallet: one of `@solana/web3.js`, or the bytes of one, so that every library fits. */
export type SolanaTransaction = Uint8Array | Transaction | VersionedTransaction
