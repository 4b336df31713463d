/**
 * What the kit uses of a wallet-standard wallet. The object comes from the page and is hostile: any getter may throw, any
 * function may throw, answer anything or never answer.
 */
export type StandardWallet = {
  readonly name: string
  readonly icon: string
  readonly chains: readonly string[]
  readonly features: { readonly [name: string]: unknown }
  readonly accounts: readonly StandardAccount[]
}

/** What the kit uses of an account of such a wallet. */
export type StandardAccount = {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
  readonly label?: string
}
