/** Tables of outgoing email, and of email addresses of accounts. */
export type MailTables = {
  /** Emailed codes that were not used yet. */
  readonly mail_codes: {
    /** A UUID. */
    readonly id: string
    /** HMAC of the id and the code. */
    readonly code_hash: string
    /** Recipient and content, encrypted. */
    readonly sealed: string
    readonly tries: number
    readonly expires_at: number
  }
  /** Event counts of an address, an account or a network. */
  readonly mail_counts: {
    /** HMAC of the counted subject. */
    readonly name: string
    readonly count: number
    /** When the count restarts at zero. */
    readonly ends_at: number
  }
  /** Verified addresses of accounts. */
  readonly siwx_emails: {
    readonly project: string
    /** CAIP-10. */
    readonly account: string
    /** The address, encrypted. */
    readonly sealed: string
    readonly used_at: number
  }
}
