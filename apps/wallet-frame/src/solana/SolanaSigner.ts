/** What signs for the visitor's Solana account: 64 bytes each. */
export type SolanaSigner = {
  readonly address: string
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /** Takes the message of a transaction. */
  signTransaction(message: Uint8Array): Promise<Uint8Array>
}
