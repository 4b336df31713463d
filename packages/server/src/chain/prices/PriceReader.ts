import type { Cached } from '../../platform/cache/createCached.js'
import type { CachedMany } from '../../platform/cache/createCachedMany.js'
import type { Chains } from '../chains/Chains.js'
import type { PriceConfig } from '../config/serviceConfig.js'
import type { Asset } from '../tokens/Asset.js'
import type { Tokens } from '../tokens/createTokens.js'
import type { UsdPrice } from './UsdPrice.js'

/** An asset with its decimals. */
export type PricedAsset = Asset & { readonly decimals: number }

/**
 * Reads prices from the markets of a chain; undefined where there are none. `known` are prices that need no market.
 *
 * @throws NoUpstreamResponded
 */
export type PriceReader = (
  chain: string,
  assets: readonly PricedAsset[],
  known: (asset: Asset) => UsdPrice | undefined,
) => Promise<readonly (UsdPrice | undefined)[]>

/** Dependencies of price readers. */
export type PriceReaderOptions = {
  readonly config: PriceConfig
  readonly chains: Chains
  readonly tokens: Tokens
  readonly cached: Cached
  readonly cachedMany: CachedMany
  readonly now: () => number
}
