import type { Network } from '@kit/core/adapter'
import type { SignInInput } from './SignInInput.js'

/** Parameters of every wallet request. */
export type SolanaSignerCall = {
  readonly address: string
  readonly network: Network
  readonly signal?: AbortSignal | undefined
}

/** A wallet's response to a sign-in. */
export type SolanaSignedIn = {
  readonly address: string
  readonly signedMessage: Uint8Array
  readonly signature: Uint8Array
}

/** An injected or paired wallet as a signer. Unsupported members are absent. */
export type SolanaWalletSigner = {
  /** Returns 64 bytes. */
  signMessage?(call: SolanaSignerCall & { readonly message: Uint8Array }): Promise<Uint8Array>
  /** Takes and returns serialized transactions, in the given order. */
  signTransactions?(
    call: SolanaSignerCall & { readonly transactions: readonly Uint8Array[] },
  ): Promise<readonly Uint8Array[]>
  /** Returns the signature (64 bytes), which identifies the transaction. */
  signAndSend?(call: SolanaSignerCall & { readonly transaction: Uint8Array }): Promise<Uint8Array>
  signIn?(call: SolanaSignerCall & { readonly input: SignInInput }): Promise<SolanaSignedIn>
}
