/** What a Solana transaction changed. Amounts are decimal text. */
export type SolanaTransaction = {
  readonly isFailed: boolean
  /** Lamports; paid by the first account. */
  readonly fee: string
  /** Every account with its lamports. */
  readonly accounts: readonly { readonly address: string; readonly before: string; readonly after: string }[]
  /** Token accounts; `at` is the place in `accounts`. */
  readonly tokens: readonly TokenChange[]
  /** Programs that were called. */
  readonly programs: readonly string[]
}

/** Balance of a token account. */
export type TokenChange = {
  readonly at: number
  readonly mint: string
  readonly owner: string
  readonly decimals: number
  readonly before: string
  readonly after: string
}
