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
  /**
   * What was to be moved, by the transfers that programs of the chain were asked for; also when nothing moved in the end. Absent in
   * what was stored before they were read.
   */
  readonly payments?: readonly Payment[]
}

/** A transfer as it was asked for. Amounts are decimal text. */
export type Payment = {
  readonly from: string
  readonly to: string
  readonly amount: string
  /** Of a token; absent for the chain's own currency. */
  readonly mint?: string
  readonly decimals?: number
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
