import type { Network } from '@kit/core'

/** What every request to a wallet carries. */
export type SignerCall = {
  readonly address: string
  readonly network: Network
  readonly signal?: AbortSignal | undefined
}

/** Which inputs of a transaction an address signs. */
export type SignerInputs = readonly { readonly address: string; readonly indexes: readonly number[] }[]

/** What a wallet answers to a request to sign a PSBT. */
export type SignedPsbt = { readonly psbt: Uint8Array; readonly txid?: string }

/** A wallet as something that signs, injected or paired. Members that it lacks are absent. */
export type Signer = {
  /** Answers the signature in base64. `protocol` is a wish. */
  signMessage?(
    call: SignerCall & { readonly message: string; readonly protocol?: 'bip322' | 'ecdsa' | undefined },
  ): Promise<string>
  /** Signs and does not send; a wallet that can only do both lacks it. */
  signPsbt?(call: SignerCall & { readonly psbt: Uint8Array; readonly inputs: SignerInputs }): Promise<SignedPsbt>
  /** Signs what is to be sent. The wallet may send it, and then answers the transaction's id. */
  signToSend?(call: SignerCall & { readonly psbt: Uint8Array; readonly inputs: SignerInputs }): Promise<SignedPsbt>
  /** Has the wallet choose the coins and send. Answers the transaction's id. */
  sendTransfer?(call: SignerCall & { readonly to: string; readonly amount: bigint }): Promise<string>
}
