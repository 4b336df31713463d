/** Effects of a Solana transaction. Amounts are decimal text. */
export type SolanaTransaction = {
  readonly isFailed: boolean
  /** In lamports; paid by the first account. */
  readonly fee: string
  /** Every account with its lamports. */
  readonly accounts: readonly { readonly address: string; readonly before: string; readonly after: string }[]
  /** Token accounts; `at` is the index in `accounts`. */
  readonly tokens: readonly TokenChange[]
  /** Called programs. */
  readonly programs: readonly string[]
  /** Transfers requested from native programs, even if nothing moved in the end. Absent in transactions stored before they were read. */
  readonly payments?: readonly Payment[]
}

/** A requested transfer. Amounts are decimal text. */
export type Payment = {
  readonly from: string
  readonly to: string
  readonly amount: string
  /** Of a token; absent for the native currency. */
  readonly mint?: string
  readonly decimals?: number
}

/** Balance change of a token account. */
export type TokenChange = {
  readonly at: number
  readonly mint: string
  readonly owner: string
  readonly decimals: number
  readonly before: string
  readonly after: string
}
