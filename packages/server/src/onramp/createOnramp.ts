import type { ServerConfig } from '../config/parseConfig.js'
import { ApiRefusal } from '../http/ApiRefusal.js'
import type { Asset } from '../tokens/Asset.js'
import { type OnrampQuote, quoteOffering, toHundredths } from './quoteOffering.js'
import type { Offering } from './readOfferings.js'

/** Ways to pay and their limits per order (specification, section 9), in whole units of the payment currency. */
export const PAYMENT_METHODS = [
  { id: 'card', min: '10.00', max: '7500.00' },
  { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
] as const

/** What can be bought, and for how much. */
export type Onramp = {
  readonly offerings: () => readonly Offering[]
  /** Currencies that visitors can pay with; upper case. */
  readonly currencies: readonly string[]
  /** The offering of a symbol on a network; without a network the first. @throws ApiRefusal 400 */
  find(symbol: string, network: string | undefined): Offering
  /** @throws ApiRefusal 400 for what cannot be paid or priced, 503 when the price cannot be read */
  quote(offering: Offering, paid: string, currency: string): Promise<OnrampQuote>
}

/** What the on-ramp works with. */
export type OnrampOptions = {
  readonly offerings: () => readonly Offering[]
  readonly onramp: ServerConfig['onramp']
  readonly rates: ServerConfig['prices']['rates']
  /** US dollars for one unit, undefined when unknown. */
  readonly priceOf: (asset: Asset) => Promise<number | undefined>
}

const FIAT = ['eur', 'gbp', 'aud', 'cad', 'inr', 'jpy'] as const

/** The on-ramp over the operator's chains, tokens and prices. */
export function createOnramp({ offerings, onramp, rates, priceOf }: OnrampOptions): Onramp {
  const perUsd = new Map([['USD', 1]])
  for (const currency of FIAT) {
    const rate = rates[currency]
    if (rate !== undefined) perUsd.set(currency.toUpperCase(), rate)
  }
  return {
    offerings,
    currencies: [...perUsd.keys()],
    find(symbol, network) {
      const found = offerings().find(
        (offering) =>
          offering.symbol.toLowerCase() === symbol.toLowerCase() &&
          (network === undefined || offering.network === network),
      )
      if (found === undefined) throw new ApiRefusal(400, 'asset', 'This asset cannot be bought on this network')
      return found
    },
    async quote(offering, paid, currency) {
      const rate = perUsd.get(currency.toUpperCase())
      if (rate === undefined) throw new ApiRefusal(400, 'currency', 'This currency cannot be paid with')
      const { min } = PAYMENT_METHODS[0]
      const max = PAYMENT_METHODS.reduce(
        (most, method) => (toHundredths(method.max) > toHundredths(most) ? method.max : most),
        min as string,
      )
      const total = toHundredths(paid)
      if (total < toHundredths(min) || total > toHundredths(max)) {
        throw new ApiRefusal(400, 'amount', `The amount must be from ${min} to ${max}`)
      }
      const priceUsd = await priceOf(offering)
      if (!priceUsd) throw new ApiRefusal(400, 'asset', 'The price of this asset is not known')
      return quoteOffering(offering, paid, { priceUsd, perUsd: rate }, onramp.feePercent)
    },
  }
}
