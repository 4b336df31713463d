import type { Network } from '@kit/core/adapter'
import type { VersionedTransaction } from '@solana/web3.js'
import type { SignInInput } from './SignInInput.js'

/** What every request to a wallet carries. */
export type SolanaSignerCall = {
  readonly address: string
  readonly network: Network
  readonly signal?: AbortSignal | undefined
}

/** What a wallet answers to a sign-in. */
export type SolanaSignedIn = {
  readonly address: string
  readonly signedMessage: Uint8Array
  readonly signature: Uint8Array
}

/** A wallet as something that signs, injected or paired. Members that it lacks are absent. */
export type SolanaWalletSigner = {
  /** Answers 64 bytes. */
  signMessage?(call: SolanaSignerCall & { readonly message: Uint8Array }): Promise<Uint8Array>
  /** Answers signed transactions in the order given. */
  signTransactions?(
    call: SolanaSignerCall & { readonly transactions: readonly VersionedTransaction[] },
  ): Promise<readonly VersionedTransaction[]>
  /** Returns the signature, 64 bytes, by which the transaction is known. */
  signAndSend?(call: SolanaSignerCall & { readonly transaction: VersionedTransaction }): Promise<Uint8Array>
  signIn?(call: SolanaSignerCall & { readonly input: SignInInput }): Promise<SolanaSignedIn>
}
