/** Tables of the on-ramp. */
export type OrderTables = {
  readonly orders: {
    readonly id: string
    /** Normalized by its family: lower case on EVM chains. */
    readonly address: string
    /** CAIP-2 ID. */
    readonly chain: string
    /** Token contract, or `native`. */
    readonly asset: string
    readonly symbol: string
    readonly name: string
    readonly decimals: number
    /** Payout in base units. */
    readonly quantity: string
    /** Paid amount, as decimal text. */
    readonly paid: string
    readonly currency: string
    readonly status: 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
    /** The signed transaction, stored before it is sent, so that it can be sent again but not made twice. */
    readonly raw: string | null
    readonly hash: string | null
    readonly created_at: number
    readonly updated_at: number
  }
}
