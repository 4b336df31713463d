/** Display data of a token, a collection or a native currency. */
export type ShownToken = {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly logoUri: string | undefined
  /** Whether the token looks deceptive, such as a spam token. */
  readonly isSpam?: boolean
}

/** A transferred asset; `native` is the native currency. */
export type MovedAsset = { readonly chain: string; readonly address: string; readonly isCollection: boolean }

/**
 * Looks up transferred assets, in the same order; undefined for unknown ones.
 *
 * @throws NoUpstreamResponded when a chain had to be read and did not respond
 */
export type FindTokens = (assets: readonly MovedAsset[]) => Promise<readonly (ShownToken | undefined)[]>
