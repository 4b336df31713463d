/** Table of the server's own bundler. */
export type BundlerTables = {
  /** Operations that were sent and are not known to be mined. */
  readonly bundler_operations: {
    readonly hash: string
    /** CAIP-2 ID. */
    readonly chain: string
    /** Who sends the transaction, and its nonce. */
    readonly executor: string
    readonly nonce: number
    readonly sender: string
    /** JSON, with numbers in hex. */
    readonly operation: string
    /** The signed transaction, to be sent again. */
    readonly raw: string
    readonly sent_at: number
    /** When it was last given to nodes. */
    readonly repeated_at: number
    /** Of one that failed on the chain: until then nothing is taken of its sender. */
    readonly banned_until: number | null
  }
}
