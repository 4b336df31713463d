/** Table of the sandbox exchange. */
export type PaymentTables = {
  /** What visitors may pay out; once they do, `orders` has a row of the same id. */
  readonly payments: {
    /** Of the page and the order: nobody guesses it. */
    readonly id: string
    readonly project: string
    /** The dapp's own name of the payment: one of each project. */
    readonly payment: string
    /** As its family compares addresses. */
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
