/** What is shown of a token, of a collection or of a chain's own currency. */
export type ShownToken = {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly logoUri: string | undefined
  /** Whether it is made to deceive. */
  readonly isSpam?: boolean
}

/** Something that was moved; `native` is the chain's own currency. */
export type MovedAsset = { readonly chain: string; readonly address: string; readonly isCollection: boolean }

/**
 * Looks up what moved, in the same order; undefined where nothing is known.
 *
 * @throws NoUpstreamResponded when a chain had to be read and did not answer
 */
export type FindTokens = (assets: readonly MovedAsset[]) => Promise<readonly (ShownToken | undefined)[]>
