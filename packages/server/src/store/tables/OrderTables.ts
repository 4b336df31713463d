/** Tables of the on-ramp. */
export type OrderTables = {
  readonly orders: {
    readonly id: string
    /** As its family compares addresses: small letters on EVM chains. */
    readonly address: string
    /** CAIP-2 ID. */
    readonly chain: string
    /** Token contract, or `native`. */
    readonly asset: string
    readonly symbol: string
    readonly name: string
    readonly decimals: number
    /** What is paid out, in base units. */
    readonly quantity: string
    /** What was paid, as decimal text. */
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
