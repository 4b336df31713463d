/** Tables of what is mailed, and of the e-mail addresses that are known of accounts. */
export type MailTables = {
  /** Codes that were mailed and not used yet. */
  readonly mail_codes: {
    /** A UUID. */
    readonly id: string
    /** HMAC of the id and the code. */
    readonly code_hash: string
    /** Whom it is for and what comes with it, encrypted. */
    readonly sealed: string
    readonly tries: number
    readonly expires_at: number
  }
  /** How often something happened to an address, an account or a part of the net. */
  readonly mail_counts: {
    /** HMAC of what is counted. */
    readonly name: string
    readonly count: number
    /** When it counts from nothing again. */
    readonly ends_at: number
  }
  /** Confirmed addresses of accounts. */
  readonly siwx_emails: {
    readonly project: string
    /** CAIP-10. */
    readonly account: string
    /** The address, encrypted. */
    readonly sealed: string
    readonly used_at: number
  }
}
