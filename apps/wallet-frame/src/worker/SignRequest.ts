import type { Address, Hex, TransactionSerializable, TypedDataDefinition } from 'viem'

/** What the worker signs: content, which it hashes itself. It never takes a hash. */
export type SignRequest =
  | { readonly type: 'message'; readonly account: 'eoa' | 'owner'; readonly message: Hex }
  | { readonly type: 'typedData'; readonly account: 'eoa' | 'owner'; readonly data: TypedDataDefinition }
  | { readonly type: 'transaction'; readonly account: 'eoa'; readonly transaction: TransactionSerializable }
  | {
      readonly type: 'authorization'
      readonly account: 'eoa'
      readonly authorization: { readonly address: Address; readonly chainId: number; readonly nonce: number }
    }
  /** The text of a message, or the message of a transaction. */
  | { readonly type: 'bytes'; readonly account: 'solana'; readonly bytes: Uint8Array }
