/** An asset that an account sent or received in a transaction. */
export type Transfer = {
  readonly direction: 'in' | 'out' | 'self'
  /** `native` is the native currency, `nft` a token with an ID. */
  readonly kind: 'native' | 'token' | 'nft'
  /** Contract or mint; absent for the native currency. */
  readonly token?: string
  /** Decimal; only for an `nft`. */
  readonly id?: string
  /** Base units, decimal. */
  readonly amount: string
  /** Present if the chain reports it with the transfer. */
  readonly decimals?: number
}
