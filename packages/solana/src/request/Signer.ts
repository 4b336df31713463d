import type { Network } from '@kit/core/adapter'
import type { VersionedTransaction } from '@solana/web3.js'
import type { SignInInput } from './SignInInput.js'

/** What every request to a wallet carries. */
export type SignerCall = {
  readonly address: string
  readonly network: Network
  readonly signal?: AbortSignal | undefined
}

/** What a wallet answers to a sign-in. */
export type SignedIn = {
  readonly address: string
  readonly signedMessage: Uint8Array
  readonly signature: Uint8Array
}

/** A wallet as something that signs, injected or paired. Members that it lacks are absent. */
export type Signer = {
  /** Answers 64 bytes. */
  signMessage?(call: SignerCall & { readonly message: Uint8Array }): Promise<Uint8Array>
  /** Answers signed transactions in the order given. */
  signTransactions?(
    call: SignerCall & { readonly transactions: readonly VersionedTransaction[] },
  ): Promise<readonly VersionedTransaction[]>
  /** Returns the signature, 64 bytes, by which the transaction is known. */
  signAndSend?(call: SignerCall & { readonly transaction: VersionedTransaction }): Promise<Uint8Array>
  signIn?(call: SignerCall & { readonly input: SignInInput }): Promise<SignedIn>
}
