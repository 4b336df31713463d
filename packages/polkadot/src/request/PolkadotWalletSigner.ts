/** What a wallet answers to `signPayload`, in hex. */
export type SignedPayload = {
  readonly signature: `0x${string}`
  /** The finished transaction, where the wallet made one: what it signed may differ from the payload in the mode of its metadata hash. */
  readonly signedTransaction: `0x${string}` | undefined
}

/** What signs for one account, whatever stands behind the session. Answers are hex. */
export type PolkadotWalletSigner = {
  /** The address in the form in which the wallet knows it. */
  readonly address: string
  /** Signs bytes that are wrapped already. */
  signBytes(bytes: Uint8Array, signal: AbortSignal | undefined): Promise<`0x${string}`>
  /** Signs a transaction by its payload, as `toPayload` of the chain library makes it. */
  signPayload(payload: object, signal: AbortSignal | undefined): Promise<SignedPayload>
}
