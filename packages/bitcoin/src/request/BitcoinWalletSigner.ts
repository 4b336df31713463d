import type { Network } from '@kit/core/adapter'

/** Parameters of every wallet request. */
export type BitcoinSignerCall = {
  readonly address: string
  readonly network: Network
  readonly signal?: AbortSignal | undefined
}

/** Transaction inputs to sign, by address. */
export type SignerInputs = readonly { readonly address: string; readonly indexes: readonly number[] }[]

/** Result of a request to sign a PSBT. */
export type SignedPsbt = { readonly psbt: Uint8Array; readonly txid?: string }

/** An injected or paired wallet as a signer. Unsupported members are absent. */
export type BitcoinWalletSigner = {
  /** Returns the signature in base64. `protocol` is a preference. */
  signMessage?(
    call: BitcoinSignerCall & { readonly message: string; readonly protocol?: 'bip322' | 'ecdsa' | undefined },
  ): Promise<string>
  /** Signs without broadcasting. Absent if the wallet can only do both. */
  signPsbt?(call: BitcoinSignerCall & { readonly psbt: Uint8Array; readonly inputs: SignerInputs }): Promise<SignedPsbt>
  /** Signs a transaction to be sent. The wallet may broadcast it, and then returns its transaction ID. */
  signToSend?(
    call: BitcoinSignerCall & { readonly psbt: Uint8Array; readonly inputs: SignerInputs },
  ): Promise<SignedPsbt>
  /** Asks the wallet to select the coins and send. Returns the transaction ID. */
  sendTransfer?(call: BitcoinSignerCall & { readonly to: string; readonly amount: bigint }): Promise<string>
}
