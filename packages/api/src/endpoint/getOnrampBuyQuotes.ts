import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { GetOnrampBuyQuotesQuery } from '../contract/contract.data.js'
import { type OnrampQuote, parseOnrampQuote } from '../parse/parseOnrampQuote.js'

/** Options for {@link getOnrampBuyQuotes}, in the format of older services. `paymentAmount` is a decimal string. */
export type OnrampBuyQuotesQuery = WithUndefined<Omit<GetOnrampBuyQuotesQuery, 'paymentAmount'>> & {
  readonly paymentAmount: string
}

/**
 * `GET /v1/onramp/buy/quotes`: returns what an amount of money buys, in the format of older services.
 *
 * @throws ApiError
 */
export function getOnrampBuyQuotes(
  client: ApiClient,
  query: OnrampBuyQuotesQuery,
  signal?: AbortSignal,
): Promise<OnrampQuote> {
  return client.request('v1/onramp/buy/quotes', {
    query,
    isIdempotent: true,
    signal,
    parse: async (response) => parseOnrampQuote(await response.json()),
  })
}
