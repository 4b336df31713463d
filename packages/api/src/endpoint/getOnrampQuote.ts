import { isKitError } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import type { WithUndefined } from '../client/WithUndefined.js'
import type { GetOnrampQuoteBody } from '../contract/contract.data.js'
import type { PaymentCurrency, PurchaseCurrency } from '../parse/parseOnrampOptions.js'
import { type OnrampQuote, parseOnrampQuote } from '../parse/parseOnrampQuote.js'

/** Options for {@link getOnrampQuote}. */
export type OnrampQuoteQuery = {
  readonly purchaseCurrency: PurchaseCurrency
  readonly paymentCurrency: PaymentCurrency
  /** Amount in the payment currency, as a decimal string. */
  readonly amount: string
  /** Name of one of the currency's networks. */
  readonly network: string
}

/**
 * `POST /v1/onramp/quote`: returns what an amount of money buys. If no quote is available, the amount is echoed and marked as an estimate
 * (rule client-5). A rejection with reasons, such as an amount outside the limits, is an error.
 *
 * @throws ApiError `api/rejected` with reasons, `connection/aborted`
 */
export async function getOnrampQuote(
  client: ApiClient,
  input: OnrampQuoteQuery,
  signal?: AbortSignal,
): Promise<OnrampQuote> {
  const { purchaseCurrency, paymentCurrency, amount, network } = input
  const body: WithUndefined<GetOnrampQuoteBody> = {
    purchaseCurrency: { ...purchaseCurrency },
    paymentCurrency: { ...paymentCurrency },
    amount,
    network,
  }
  try {
    return await client.request('v1/onramp/quote', {
      body,
      isIdempotent: true,
      signal,
      parse: async (response) => parseOnrampQuote(await response.json()),
    })
  } catch (error) {
    const isReasoned = isKitError(error, 'api/rejected') && 'reasons' in error && String(error.reasons) !== ''
    if (signal?.aborted || isReasoned) throw error
    return echoedQuote(input)
  }
}

function echoedQuote({ purchaseCurrency, paymentCurrency, amount }: OnrampQuoteQuery): OnrampQuote {
  const money = { amount, currency: paymentCurrency.id }
  const none = { amount: '0', currency: paymentCurrency.id }
  return {
    coinbaseFee: none,
    networkFee: none,
    paymentSubtotal: money,
    paymentTotal: money,
    purchaseAmount: { amount, currency: purchaseCurrency.symbol },
    quoteId: '',
    isEstimate: true,
  }
}
