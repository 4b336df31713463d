import { HttpError } from '../../platform/http/HttpError.js'
import type { ChainConfig } from '../config/chainConfig.js'
import type { OnrampConfig, PriceConfig } from '../config/serviceConfig.js'
import { type Currency, convertUsd } from '../prices/createRates.js'
import type { Market } from '../prices/Market.js'
import type { Assets } from '../tokens/createAssets.js'
import { type OnrampQuote, quoteOffering, toHundredths } from './quoteOffering.js'
import { type Offering, readOfferings } from './readOfferings.js'

type Dependencies = {
  readonly assets: Assets
  readonly config: {
    readonly chains: Readonly<Record<string, ChainConfig>>
    readonly onramp: OnrampConfig
    readonly prices: PriceConfig
  }
}

/** Payment methods and their limits per order, in whole units of the payment currency. */
export const paymentMethods = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
] as const

/** Payment method by lower-case ID; cards are the default. */
export type PaymentMethod = (typeof paymentMethods)[number]

/** Offered assets and their prices. */
export type Onramp = {
  readonly offerings: () => readonly Offering[]
  /** Payment currencies; upper case. */
  readonly currencies: readonly string[]
  /** Finds the offering of a symbol on a network; the first without a network. @throws HttpError 400 */
  find(symbol: string, network: string | undefined): Offering
  /**
   * @throws HttpError 400 for an unsupported payment or a missing price
   * @throws NoUpstreamResponded when the price cannot be read
   */
  quote(offering: Offering, paid: string, currency: string, method?: PaymentMethod): Promise<OnrampQuote>
}

/** Currencies other than the US dollar. */
const fiatCurrencies: readonly Currency[] = ['eur', 'gbp', 'aud', 'cad', 'inr', 'jpy']

/** Creates the on-ramp over the configured chains, tokens and prices. */
export function createOnramp({ assets, config }: Dependencies, { prices, rates, tokens }: Market): Onramp {
  const offerings = (): readonly Offering[] => readOfferings(config, assets, tokens.list)
  const currencies: readonly Currency[] = [
    'usd',
    ...fiatCurrencies.filter((currency) => (config.prices.rates as Record<string, number>)[currency] !== undefined),
  ]
  return {
    offerings,
    currencies: currencies.map((currency) => currency.toUpperCase()),
    find(symbol, network) {
      const found = offerings().find(
        (offering) =>
          offering.symbol.toLowerCase() === symbol.toLowerCase() &&
          (network === undefined || offering.network === network),
      )
      if (found === undefined) throw new HttpError(400, 'asset', 'This asset is not available on this network')
      return found
    },
    async quote(offering, paid, currencyText, { min, max } = paymentMethods[0]) {
      const currency = currencies.find((known) => known === currencyText.toLowerCase())
      const perUsd = currency && (await rates.perUsd(currency))
      if (!perUsd) throw new HttpError(400, 'currency', 'Unsupported payment currency')
      const total = toHundredths(paid)
      if (total < toHundredths(min) || total > toHundredths(max)) {
        throw new HttpError(400, 'amount', `The amount must be between ${min} and ${max}`)
      }
      const [usd] = await prices.usd([offering])
      const price = usd && convertUsd(usd, perUsd)
      if (!price) throw new HttpError(400, 'asset', 'No price is available for this asset')
      return quoteOffering(offering, paid, price, config.onramp.feePercent)
    },
  }
}
