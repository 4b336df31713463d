/** Something that an account sent or got in a transaction. */
export type Transfer = {
  readonly direction: 'in' | 'out' | 'self'
  /** `native` is the chain's own currency, `nft` a token with an id. */
  readonly kind: 'native' | 'token' | 'nft'
  /** Contract or mint; absent for the chain's own currency. */
  readonly token?: string
  /** Decimal; of an `nft` alone. */
  readonly id?: string
  /** Base units, decimal. */
  readonly amount: string
  /** Where the chain tells with the transfer. */
  readonly decimals?: number
}
