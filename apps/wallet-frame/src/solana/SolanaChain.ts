import type { SolanaAccount } from './program/SolanaAccount.js'

/** Result of a simulated transaction. */
export type Trial = {
  /** Why it would fail. Untrusted text. */
  readonly failure: string | undefined
  /** The requested accounts afterwards; undefined if the node does not return them. */
  readonly accounts: ReadonlyMap<string, SolanaAccount | undefined> | undefined
}

/** Options of Solana's `sendTransaction`. */
export type SendOptions = {
  readonly skipPreflight?: boolean | undefined
  readonly preflightCommitment?: 'processed' | 'confirmed' | 'finalized' | undefined
  readonly maxRetries?: number | undefined
  readonly minContextSlot?: number | undefined
}

/** A Solana network, through the operator's gateway. Rejects with an `RpcFailure` if it does not respond. */
export type SolanaChain = {
  latestBlockhash(signal: AbortSignal): Promise<Uint8Array>
  accounts(addresses: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, SolanaAccount | undefined>>
  /** Base units; undefined if the node does not know the blockhash. */
  feeOf(message: Uint8Array, signal: AbortSignal): Promise<bigint | undefined>
  simulate(transaction: Uint8Array, addresses: readonly string[], signal: AbortSignal): Promise<Trial>
  /** Returns the signature in base58. */
  send(transaction: Uint8Array, options: SendOptions): Promise<string>
  /** Whether the network has a recent transaction with this signature. */
  has(signature: string): Promise<boolean>
}
