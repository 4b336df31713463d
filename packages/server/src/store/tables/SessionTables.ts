/** Tables of wallet sessions. */
export type SessionTables = {
  readonly wallet_sessions: {
    /** Id of the session: a UUID. */
    readonly pci: string
    /** CAIP-10 with the address in lower case. */
    readonly account: string
    readonly project: string
    /** Seconds, as the wallet gave it. */
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
    /** Written when an allowance is used, which makes concurrent signatures wait for each other. */
    readonly spent_at: number | null
    /** Gas of everything that was signed, at its dearest, in base units of the chain's own currency. */
    readonly gas_spent: string
  }
  /** What was signed away of allowances. Of one nonce only one operation can ever run. */
  readonly wallet_session_spends: {
    readonly pci: string
    readonly nonce: string
    /** Base units of the chain's own currency. */
    readonly amount: string
    /** What its gas may cost, in the same. */
    readonly gas: string
    readonly signed_at: number
  }
}
