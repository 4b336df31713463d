/** An amount in base units, with the symbol and decimals to display it. */
export type Balance = {
  readonly value: bigint
  readonly decimals: number
  readonly symbol: string
}
