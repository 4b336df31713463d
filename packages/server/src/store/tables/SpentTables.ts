/** Table of what counts once. */
export type SpentTables = {
  readonly spent_messages: {
    /** SHA-256 of signer and message, in hex. */
    readonly digest: string
    /** From then on the message is refused for its age, and the row can go. */
    readonly expires_at: number
  }
}
