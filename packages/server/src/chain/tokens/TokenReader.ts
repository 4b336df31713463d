import type { Cached } from '../../platform/cache/createCached.js'
import type { Chains } from '../chains/Chains.js'

/** Sanitized metadata of a token; null when it is not a token. */
export type TokenMetadata = { readonly name: string; readonly symbol: string; readonly decimals: number } | null

/** Reads token metadata from the chains of a family. */
export type TokenReader = {
  /** In the same order. @throws NoUpstreamResponded */
  readTokens(chain: string, addresses: readonly string[]): Promise<readonly TokenMetadata[]>
  /** Verbatim from the contract: untrusted text, or nothing. @throws NoUpstreamResponded */
  readCollectionName(chain: string, address: string): Promise<unknown>
}

/** Dependencies of token readers. */
export type TokenReaderOptions = { readonly chains: Chains; readonly cached: Cached }
