/** Table of the sandbox exchange. */
export type PaymentTables = {
  /** Payments that users can make; a paid one has a row with the same ID in `orders`. */
  readonly payments: {
    /** Unguessable ID of the page and the order. */
    readonly id: string
    readonly project: string
    /** Payment ID chosen by the dapp; unique within a project. */
    readonly payment: string
    /** Normalized by its family. */
    readonly address: string
    /** CAIP-2 ID. */
    readonly chain: string
    /** Token contract, or `native`. */
    readonly asset: string
    readonly symbol: string
    readonly name: string
    readonly decimals: number
    /** Base units. */
    readonly quantity: string
    readonly declined_at: number | null
    readonly created_at: number
  }
}
