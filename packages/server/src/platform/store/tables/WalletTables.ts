/** Tables of the embedded wallet. Sealed columns are encrypted by the server, bound to the ID of their row. */
export type WalletTables = {
  /** Users who have a wallet, or started to create one. */
  readonly wallet_users: {
    /** A UUID. */
    readonly id: string
    /** Addresses of the root; null before it was created. */
    readonly eoa: string | null
    readonly owner: string | null
    readonly solana: string | null
    readonly created_at: number
    /** When all data will be deleted, if deletion was requested. */
    readonly deletion_at: number | null
    /** The device that requested it. */
    readonly deletion_device: string | null
    /** When the user is next notified of the deletion. */
    readonly deletion_notice_at: number | null
    /** Language of emails, from the last sign-in; null if unknown. */
    readonly language: string | null
  }
  /** Sign-in methods of users: email addresses and social accounts. */
  readonly wallet_identities: {
    readonly id: string
    readonly user_id: string
    readonly provider: string
    /** HMAC of the address, or of the subject at the provider. */
    readonly subject_hash: string
    /** The address or name, sealed. */
    readonly label: string
    readonly created_at: number
  }
  /** Devices of users. */
  readonly wallet_devices: {
    readonly id: string
    readonly user_id: string
    /** Thumbprint of its key (RFC 7638). */
    readonly jkt: string
    readonly label: string
    readonly created_at: number
    readonly seen_at: number
  }
  /** Sessions: families of refresh tokens. */
  readonly wallet_logins: {
    readonly id: string
    readonly user_id: string
    readonly device_id: string
    readonly jkt: string
    /** A provider, or `passkey`. */
    readonly method: string
    /** Hash of the newest refresh token. */
    readonly refresh_hash: string
    /** Derives that token from its predecessor, until it is used; null afterwards. */
    readonly refresh_salt: string | null
    readonly created_at: number
    readonly fresh_until: number
    readonly expires_at: number
  }
  /** Pending challenges: email sign-ins and changes, passkey ceremonies. */
  readonly wallet_challenges: {
    readonly id: string
    readonly kind: string
    readonly jkt: string
    /** Hash of the token in a link. */
    readonly link_hash: string | null
    /** HMAC of the code, once there is one. */
    readonly code_hash: string | null
    /** Content of the challenge, sealed. */
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
    /** The device that owns the copy. */
    readonly device_id: string | null
    readonly credential_id: string | null
    /** The copy as JSON, sealed once more. */
    readonly sealed: string
    readonly created_at: number
    readonly used_at: number
  }
  /** Pending social sign-ins. */
  readonly wallet_tickets: {
    /** Hash of the ticket. */
    readonly id: string
    readonly provider: string
    readonly jkt: string
    /** Identifies the ticket when the provider redirects back. */
    readonly state_hash: string | null
    /** Hash of the one-time code of the callback. */
    readonly code_hash: string | null
    /** Content of the ticket, sealed. */
    readonly sealed: string
    readonly status: string
    readonly expires_at: number
  }
  /** Audit log of sign-ins and keys, readable by the user. */
  readonly wallet_audit: {
    /** Sorted by time. */
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
