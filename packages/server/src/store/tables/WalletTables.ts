/** Tables of the embedded wallet. What is sealed is encrypted by the server, for the id of its row. */
export type WalletTables = {
  /** Who has a wallet, or began to make one. */
  readonly wallet_users: {
    /** A UUID. */
    readonly id: string
    /** Addresses of the root; null before it was made. */
    readonly eoa: string | null
    readonly owner: string | null
    readonly solana: string | null
    readonly created_at: number
    /** When all data will be deleted, if somebody asked for that. */
    readonly deletion_at: number | null
    /** The device that asked. */
    readonly deletion_device: string | null
    /** When the visitor is told of the deletion next. */
    readonly deletion_notice_at: number | null
    /** Of mails, as the last login was in; null before the first of a server that notes it. */
    readonly language: string | null
  }
  /** Logins of users: e-mail addresses and accounts elsewhere. */
  readonly wallet_identities: {
    readonly id: string
    readonly user_id: string
    readonly provider: string
    /** HMAC of the address, or of who it is at the provider. */
    readonly subject_hash: string
    /** The address or name, sealed. */
    readonly label: string
    readonly created_at: number
  }
  /** Where users logged in. */
  readonly wallet_devices: {
    readonly id: string
    readonly user_id: string
    /** Thumbprint of its key (RFC 7638). */
    readonly jkt: string
    readonly label: string
    readonly created_at: number
    readonly seen_at: number
  }
  /** Who is logged in: families of refresh tokens. */
  readonly wallet_logins: {
    readonly id: string
    readonly user_id: string
    readonly device_id: string
    readonly jkt: string
    /** A provider, or `passkey`. */
    readonly method: string
    /** Of the one refresh token that is good. */
    readonly refresh_hash: string
    readonly created_at: number
    readonly fresh_until: number
    readonly expires_at: number
  }
  /** What is under way: logins and changes by e-mail, ceremonies of passkeys. */
  readonly wallet_challenges: {
    readonly id: string
    readonly kind: string
    readonly jkt: string
    /** Of the token in a link. */
    readonly link_hash: string | null
    /** HMAC of the code, once there is one. */
    readonly code_hash: string | null
    /** What it is about, sealed. */
    readonly sealed: string
    /** Wrong codes, and wrong digits behind a link. */
    readonly tries: number
    readonly link_tries: number
    readonly expires_at: number
  }
  readonly wallet_passkeys: {
    /** As base64url. */
    readonly credential_id: string
    readonly user_id: string
    /** COSE, as base64url. */
    readonly public_key: string
    readonly counter: number
    /** JSON list. */
    readonly transports: string
    readonly label: string
    readonly created_at: number
    readonly used_at: number
  }
  /** Sealed copies of roots. */
  readonly wallet_keys: {
    readonly id: string
    readonly user_id: string
    readonly kind: 'device' | 'passkey' | 'code'
    readonly label: string
    /** The device whose own it is. */
    readonly device_id: string | null
    readonly credential_id: string | null
    /** The copy as JSON, sealed once more. */
    readonly sealed: string
    readonly created_at: number
    readonly used_at: number
  }
  /** Logins elsewhere that are under way. */
  readonly wallet_tickets: {
    /** Hash of the ticket. */
    readonly id: string
    readonly provider: string
    readonly jkt: string
    /** What finds it when the provider sends the visitor back. */
    readonly state_hash: string | null
    /** Of the one-time code that the callback gave out. */
    readonly code_hash: string | null
    /** What it is about, sealed. */
    readonly sealed: string
    readonly status: string
    readonly expires_at: number
  }
  /** What happened with logins and keys, for the visitor to read. */
  readonly wallet_audit: {
    /** In the order of time. */
    readonly id: string
    readonly user_id: string
    readonly type: string
    /** Sealed. */
    readonly label: string
    readonly at: number
  }
  /** Keys of access tokens. */
  readonly wallet_token_keys: {
    readonly generation: number
    readonly kid: string
    readonly public_key: string
    readonly sealed_key: string
    readonly made_at: number
  }
}
