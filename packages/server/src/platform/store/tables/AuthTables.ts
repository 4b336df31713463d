/** Tables of sign-in with a message. */
export type AuthTables = {
  readonly siwx_sessions: {
    /** Session ID: a UUID. */
    readonly sid: string
    readonly project: string
    /** CAIP-2 ID. */
    readonly chain: string
    /** In the spelling of the message. */
    readonly address: string
    /** The signed message, to verify it again, because a contract wallet may change its keys. */
    readonly message: string
    readonly signature: string
    readonly created_at: number
    readonly expires_at: number
    /** When the signature was last verified. */
    readonly checked_at: number
  }
  /** Metadata that apps store with accounts. */
  readonly siwx_metadata: {
    readonly project: string
    /** CAIP-10. */
    readonly account: string
    /** JSON object. */
    readonly content: string
    /** When the account last signed in or the app last wrote. */
    readonly used_at: number
  }
  /** Token signing keys. */
  readonly siwx_keys: {
    /** 1 is the first; the highest signs. */
    readonly generation: number
    /** RFC 7638 thumbprint. */
    readonly kid: string
    /** `x` of the public JWK: Ed25519, base64url. */
    readonly public_key: string
    /** The private JWK, encrypted. */
    readonly sealed_key: string
    readonly made_at: number
  }
}
