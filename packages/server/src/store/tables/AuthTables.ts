/** Tables of those who signed in with a message. */
export type AuthTables = {
  readonly siwx_sessions: {
    /** Id of the session: a UUID. */
    readonly sid: string
    readonly project: string
    /** CAIP-2. */
    readonly chain: string
    /** As the message has it. */
    readonly address: string
    /** What was signed and how, to be checked again: the wallet of a contract may change its mind. */
    readonly message: string
    readonly signature: string
    readonly created_at: number
    readonly expires_at: number
    /** When the signature was last found good. */
    readonly checked_at: number
  }
  /** What apps keep with accounts. */
  readonly siwx_metadata: {
    readonly project: string
    /** CAIP-10. */
    readonly account: string
    /** JSON object. */
    readonly content: string
    /** When the account last signed in or the app last wrote. */
    readonly used_at: number
  }
  /** What tokens are signed with. */
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
