import { HttpError } from '../../platform/http/HttpError.js'
import type { Currency, Rates } from './createRates.js'

/**
 * Returns the units of a currency per US dollar, in the scale of a price.
 *
 * @throws HttpError 400 `currency` if no rate is available
 * @throws NoUpstreamResponded
 */
export async function requireRate(rates: Rates, currency: Currency): Promise<bigint> {
  const perUsd = await rates.perUsd(currency)
  if (perUsd === undefined) throw new HttpError(400, 'currency', `Exchange rates are not available for ${currency}`)
  return perUsd
}
