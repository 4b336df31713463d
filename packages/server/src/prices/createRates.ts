import type { Chains } from '../chain/Chains.js'
import type { ServerConfig } from '../config/ServerConfig.js'
import type { Tokens } from '../tokens/createTokens.js'
import type { Prices } from './createPrices.js'
import type { PricedAsset } from './PriceReader.js'
import { ONE_USD, parseUsdPrice, type UsdPrice } from './UsdPrice.js'

/** A currency that values can be asked in. */
export type Currency = keyof ServerConfig['prices']['rates'] | 'usd'

/** Exchange rates of currencies. */
export type Rates = {
  /**
   * Units of a currency for one US dollar, in the scale of a price; undefined where nobody knows.
   * @throws NoUpstreamResponded
   */
  perUsd(currency: Currency): Promise<bigint | undefined>
}

/** What the rates work with. */
export type RatesOptions = {
  readonly config: ServerConfig['prices']
  readonly chains: Chains
  readonly tokens: Tokens
  readonly prices: Prices
  /** Assets that are what a currency is, the surest first. */
  readonly rateAssets: (currency: Currency) => readonly PricedAsset[]
}

/** Listed tokens that stand for a bitcoin. */
const BITCOIN_SYMBOL = /^(w|cb|t)?btc$/i

/** Rates as configured; those of ether and bitcoin, where they are not, by their prices. */
export function createRates({ config, chains, tokens, prices, rateAssets }: RatesOptions): Rates {
  function standIns(currency: Currency): readonly PricedAsset[] {
    if (currency === 'btc') {
      const listed = chains.ids.flatMap((chain) => tokens.list(chain))
      return [...rateAssets(currency), ...listed.filter(({ symbol }) => BITCOIN_SYMBOL.test(symbol))]
    }
    if (currency !== 'eth') return rateAssets(currency)
    const own = chains.ids.flatMap((chain) => tokens.listed({ chain, address: 'native' }) ?? [])
    return [...rateAssets(currency), ...own.filter(({ symbol }) => symbol === 'ETH')]
  }

  return {
    async perUsd(currency) {
      if (currency === 'usd') return ONE_USD
      const configured = config.rates[currency]
      if (configured !== undefined) return parseUsdPrice(configured)
      let failure: unknown
      for (const asset of standIns(currency)) {
        try {
          const [price] = await prices.usd([asset])
          if (price) return (ONE_USD * ONE_USD) / price
        } catch (error) {
          failure = error
        }
      }
      if (failure !== undefined) throw failure
      return undefined
    },
  }
}

/** A price or a worth in US dollars, in another currency. */
export function convertUsd(value: UsdPrice, perUsd: bigint): bigint {
  return (value * perUsd) / ONE_USD
}
