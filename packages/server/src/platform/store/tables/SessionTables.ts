/** Tables of wallet sessions. */
export type SessionTables = {
  readonly wallet_sessions: {
    /** Session ID: a UUID. */
    readonly pci: string
    /** CAIP-10 with the address in lower case. */
    readonly account: string
    readonly project: string
    /** Unix time in seconds, from the wallet. */
    readonly expiry: number
    /** JSON, like permissions and policies. */
    readonly signer: string
    readonly permissions: string
    readonly policies: string
    /** Hex. */
    readonly context: string
    readonly public_key: string
    /** The private key, encrypted. */
    readonly sealed_key: string
    readonly created_at: number
    readonly revoked_at: number | null
    /** Updated when an allowance is used, so that concurrent signatures wait for each other. */
    readonly spent_at: number | null
    /** Maximum gas cost of all signed operations, in base units of the native currency. */
    readonly gas_spent: string
  }
  /** Signed spending under allowances. Only one operation per nonce can ever execute. */
  readonly wallet_session_spends: {
    readonly pci: string
    readonly nonce: string
    /** Base units of the native currency. */
    readonly amount: string
    /** Maximum gas cost, in the same unit. */
    readonly gas: string
    readonly signed_at: number
  }
}
