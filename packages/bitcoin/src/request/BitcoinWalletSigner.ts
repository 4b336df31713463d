import type { Network } from '@kit/core/adapter'

/** What every request to a wallet carries. */
export type BitcoinSignerCall = {
  readonly address: string
  readonly network: Network
  readonly signal?: AbortSignal | undefined
}

/** Which inputs of a transaction an address signs. */
export type SignerInputs = readonly { readonly address: string; readonly indexes: readonly number[] }[]

/** The result of a request to sign a PSBT. */
export type SignedPsbt = { readonly psbt: Uint8Array; readonly txid?: string }

/** A wallet as something that signs, injected or paired. Members that it does not have are absent. */
export type BitcoinWalletSigner = {
  /** Returns the signature in base64. `protocol` is a preference. */
  signMessage?(
    call: BitcoinSignerCall & { readonly message: string; readonly protocol?: 'bip322' | 'ecdsa' | undefined },
  ): Promise<string>
  /** Signs and does not send; absent in a wallet that can only do both. */
  signPsbt?(call: BitcoinSignerCall & { readonly psbt: Uint8Array; readonly inputs: SignerInputs }): Promise<SignedPsbt>
  /** Signs what is to be sent. The wallet may send it, and then returns the transaction's id. */
  signToSend?(
    call: BitcoinSignerCall & { readonly psbt: Uint8Array; readonly inputs: SignerInputs },
  ): Promise<SignedPsbt>
  /** Asks the wallet to choose the coins and send. Returns the transaction's id. */
  sendTransfer?(call: BitcoinSignerCall & { readonly to: string; readonly amount: bigint }): Promise<string>
}
