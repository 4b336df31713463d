import type { SolanaAccount } from './program/SolanaAccount.js'

/** How a transaction would end. */
export type Trial = {
  /** Why it would fail. Hostile text. */
  readonly failure: string | undefined
  /** The accounts that were asked for, afterwards; undefined where the node does not tell. */
  readonly accounts: ReadonlyMap<string, SolanaAccount | undefined> | undefined
}

/** How a transaction is sent, in the words of Solana's `sendTransaction`. */
export type SendOptions = {
  readonly skipPreflight?: boolean | undefined
  readonly preflightCommitment?: 'processed' | 'confirmed' | 'finalized' | undefined
  readonly maxRetries?: number | undefined
  readonly minContextSlot?: number | undefined
}

/** A Solana network, read by the operator's gateway. Rejects with an `RpcFailure` where it does not answer. */
export type SolanaChain = {
  latestBlockhash(signal: AbortSignal): Promise<Uint8Array>
  accounts(addresses: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, SolanaAccount | undefined>>
  /** Base units; undefined where the node does not know the blockhash. */
  feeOf(message: Uint8Array, signal: AbortSignal): Promise<bigint | undefined>
  simulate(transaction: Uint8Array, addresses: readonly string[], signal: AbortSignal): Promise<Trial>
  /** Returns the signature in base58. */
  send(transaction: Uint8Array, options: SendOptions): Promise<string>
  /** Whether the network has a transaction of the last minutes, by its signature. */
  has(signature: string): Promise<boolean>
}
