import type { Cache } from '../../platform/cache/Cache.js'
import type { Cached } from '../../platform/cache/createCached.js'
import { createCachedMany } from '../../platform/cache/createCachedMany.js'
import type { Log } from '../../platform/log/Log.js'
import type { Chains } from '../chains/Chains.js'
import type { PriceConfig } from '../config/serviceConfig.js'
import type { ChainFamily } from '../families/ChainFamily.js'
import { perFamily } from '../families/perFamily.js'
import { createPrices } from '../prices/createPrices.js'
import { createRates } from '../prices/createRates.js'
import type { Market } from '../prices/Market.js'
import type { Assets } from '../tokens/createAssets.js'
import { createTokens } from '../tokens/createTokens.js'

type Dependencies = {
  readonly assets: Assets
  readonly cache: Cache
  readonly cached: Cached
  readonly chains: Chains
  readonly config: { readonly prices: PriceConfig }
  readonly log: Log
  readonly now: () => number
}

/**
 * Opens token lists and prices. Sends no requests.
 *
 * @throws ConfigError for problems in the operator's lists and prices
 */
export function createMarket(services: Dependencies, families: readonly ChainFamily[]): Market {
  const { assets, cache, cached, chains, log, now } = services
  const config = services.config.prices
  const cachedMany = createCachedMany({ cache, now })
  const tokenReaders = perFamily(families, (family) => family.createTokenReader?.({ chains, cached }))
  const tokens = createTokens({ chains, assets, readers: tokenReaders, cachedMany, now, log })
  const readers = perFamily(families, (family) =>
    family.createPriceReader?.({ config, chains, tokens, cached, cachedMany, now }),
  )
  const prices = createPrices({ config, chains, assets, readers, cachedMany, now, log })
  const rates = createRates({
    config,
    chains,
    tokens,
    prices,
    rateAssets: (currency) => families.flatMap(({ rateAssets }) => rateAssets?.[currency] ?? []),
  })
  return { tokens, prices, rates }
}
