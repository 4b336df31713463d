import type { Cached } from '../cache/createCached.js'
import type { Chains } from '../chain/Chains.js'

/** What a token says about itself, safe to show; null when it is not a token. */
export type TokenMetadata = { readonly name: string; readonly symbol: string; readonly decimals: number } | null

/** Asks the chains of a family what their tokens are. */
export type TokenReader = {
  /** In the same order. @throws NoUpstreamResponded */
  readTokens(chain: string, addresses: readonly string[]): Promise<readonly TokenMetadata[]>
  /** As the contract says it: hostile text, or nothing. @throws NoUpstreamResponded */
  readCollectionName(chain: string, address: string): Promise<unknown>
}

/** What token readers work with. */
export type TokenReaderOptions = { readonly chains: Chains; readonly cached: Cached }
