/** Tables of own names, and of signed messages that were used. */
export type NameTables = {
  readonly names: {
    readonly name: string
    /** JSON object of texts. */
    readonly attributes: string
    readonly registered_at: number
    readonly updated_at: number
  }
  readonly name_addresses: {
    readonly name: string
    /** ENSIP-11; Ethereum is 60 alone. */
    readonly coin_type: number
    /** Lower case. */
    readonly address: string
    readonly created_at: number
    /** 1 when the address itself signed that it belongs to the name; only then does it lead back to the name. */
    readonly signed: 0 | 1
  }
}
