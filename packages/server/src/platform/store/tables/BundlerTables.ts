/** Table of the built-in bundler. */
export type BundlerTables = {
  /** Sent operations that are not known to be mined. */
  readonly bundler_operations: {
    readonly hash: string
    /** CAIP-2 ID. */
    readonly chain: string
    /** The sender of the transaction, and its nonce. */
    readonly executor: string
    readonly nonce: number
    readonly sender: string
    /** JSON, with numbers in hex. */
    readonly operation: string
    /** The signed transaction, for rebroadcasts. */
    readonly raw: string
    readonly sent_at: number
    /** When it was last sent to nodes. */
    readonly repeated_at: number
    /** After it failed onchain: until then its sender is banned. */
    readonly banned_until: number | null
  }
}
