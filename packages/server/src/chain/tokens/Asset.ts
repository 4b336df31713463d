/** An asset: a token by its contract or mint, or a native currency. */
export type Asset = {
  /** CAIP-2 ID. */
  readonly chain: string
  /** Normalized by its family; `native` for the native currency. */
  readonly address: string
}
