import type { Chains } from '../chains/Chains.js'
import type { PriceConfig } from '../config/serviceConfig.js'
import type { Tokens } from '../tokens/createTokens.js'
import type { Prices } from './createPrices.js'
import type { PricedAsset } from './PriceReader.js'
import { oneUsd, parseUsdPrice, type UsdPrice } from './UsdPrice.js'

/** A currency for values. */
export type Currency = keyof PriceConfig['rates'] | 'usd'

/** Exchange rates. */
export type Rates = {
  /**
   * Returns the units of a currency per US dollar, in the scale of a price; undefined if unknown.
   * @throws NoUpstreamResponded
   */
  perUsd(currency: Currency): Promise<bigint | undefined>
}

/** Dependencies of {@link createRates}. */
export type RatesOptions = {
  readonly config: PriceConfig
  readonly chains: Chains
  readonly tokens: Tokens
  readonly prices: Prices
  /** Returns assets equivalent to a currency, most reliable first. */
  readonly rateAssets: (currency: Currency) => readonly PricedAsset[]
}

/** Listed tokens that represent bitcoin. */
const bitcoinSymbol = /^(w|cb|t)?btc$/i

/** Creates configured rates; those of ether and bitcoin default to their prices. */
export function createRates({ config, chains, tokens, prices, rateAssets }: RatesOptions): Rates {
  function standIns(currency: Currency): readonly PricedAsset[] {
    if (currency === 'btc') {
      const listed = chains.ids.flatMap((chain) => tokens.list(chain))
      return [...rateAssets(currency), ...listed.filter(({ symbol }) => bitcoinSymbol.test(symbol))]
    }
    if (currency !== 'eth') return rateAssets(currency)
    const own = chains.ids.flatMap((chain) => tokens.listed({ chain, address: 'native' }) ?? [])
    return [...rateAssets(currency), ...own.filter(({ symbol }) => symbol === 'ETH')]
  }

  return {
    async perUsd(currency) {
      if (currency === 'usd') return oneUsd
      const configured = config.rates[currency]
      if (configured !== undefined) return parseUsdPrice(configured)
      let failure: unknown
      for (const asset of standIns(currency)) {
        try {
          const [price] = await prices.usd([asset])
          if (price) return (oneUsd * oneUsd) / price
        } catch (error) {
          failure = error
        }
      }
      if (failure !== undefined) throw failure
      return undefined
    },
  }
}

/** Converts a price or value from US dollars to another currency. */
export function convertUsd(value: UsdPrice, perUsd: bigint): bigint {
  return (value * perUsd) / oneUsd
}
