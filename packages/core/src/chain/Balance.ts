/** An amount in base units with what is needed to show it. */
export type Balance = {
  readonly value: bigint
  readonly decimals: number
  readonly symbol: string
}
