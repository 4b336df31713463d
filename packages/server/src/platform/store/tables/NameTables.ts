/** Tables of names, and of used signed messages. */
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
    /** ENSIP-11; Ethereum is always 60. */
    readonly coin_type: number
    /** Lower case. */
    readonly address: string
    readonly created_at: number
    /** 1 when the address itself signed for the name; only then does it resolve back to the name. */
    readonly signed: 0 | 1
  }
}
