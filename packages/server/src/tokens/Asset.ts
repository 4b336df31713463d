/** What can be held or priced: a token by its contract or mint, or a chain's own currency. */
export type Asset = {
  /** CAIP-2 ID. */
  readonly chain: string
  /** As its family compares addresses; `native` for the chain's own currency. */
  readonly address: string
}
