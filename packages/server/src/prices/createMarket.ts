import { createCachedMany } from '../cache/createCachedMany.js'
import type { ChainFamily } from '../families/ChainFamily.js'
import { perFamily } from '../families/perFamily.js'
import type { Services } from '../Services.js'
import { createTokens } from '../tokens/createTokens.js'
import { createPrices } from './createPrices.js'
import { createRates } from './createRates.js'
import type { Market } from './Market.js'

/**
 * Opens token lists and prices. Sends no requests.
 *
 * @throws ConfigError for problems in the operator's lists and prices
 */
export function createMarket(
  services: Pick<Services, 'assets' | 'cache' | 'cached' | 'chains' | 'config' | 'log' | 'now'>,
  families: readonly ChainFamily[],
): Market {
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
