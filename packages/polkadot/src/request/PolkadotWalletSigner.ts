/** A wallet's response to `signPayload`, in hex. */
export type SignedPayload = {
  readonly signature: `0x${string}`
  /** The finished transaction, if the wallet built one. It may differ from the payload in its metadata hash mode. */
  readonly signedTransaction: `0x${string}` | undefined
}

/** Signs for one account, whatever wallet the session has. Results are hex. */
export type PolkadotWalletSigner = {
  /** The address in the wallet's own format. */
  readonly address: string
  /** Signs bytes that are already wrapped. */
  signBytes(bytes: Uint8Array, signal: AbortSignal | undefined): Promise<`0x${string}`>
  /** Signs a transaction by its payload, as created by the chain library's `toPayload`. */
  signPayload(payload: object, signal: AbortSignal | undefined): Promise<SignedPayload>
}
