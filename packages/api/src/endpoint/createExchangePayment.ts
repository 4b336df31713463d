import type { CaipNetworkId } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import type { CreateExchangePaymentBody, CreateExchangePaymentResponse } from '../contract/contract.data.js'
import { fieldsOf } from '../parse/fieldsOf.js'

/** The payment that an exchange should make. */
export type ExchangePaymentQuery = {
  readonly exchangeId: string
  /** The dapp's own payment ID: 1 to 100 characters of `A-Z a-z 0-9 . _ -`. The same ID returns the same page. */
  readonly paymentId: string
  readonly networkId: CaipNetworkId
  /** Token address, or undefined for the native currency. */
  readonly asset: string | undefined
  /** Amount in base units. */
  readonly amount: bigint
  readonly recipient: string
}

/**
 * `POST /v1/exchanges/{exchange}/payments`: returns the page of the exchange where the user pays. Only `https:` and local URLs are
 * accepted.
 *
 * @throws ApiError `api/rejected` with reasons, `api/invalidResponse`
 */
export function createExchangePayment(
  client: ApiClient,
  { exchangeId, paymentId, networkId, asset = 'native', amount, recipient }: ExchangePaymentQuery,
  signal?: AbortSignal,
): Promise<string> {
  const body: CreateExchangePaymentBody = { paymentId, chainId: networkId, asset, amount: `${amount}`, recipient }
  return client.request(`v1/exchanges/${encodeURIComponent(exchangeId)}/payments`, {
    body,
    // Idempotent by its payment ID.
    isIdempotent: true,
    signal,
    parse: async (response) => {
      const { url } = fieldsOf<CreateExchangePaymentResponse>(await response.json())
      if (typeof url !== 'string' || !page.test(url)) throw new TypeError('Invalid payment page URL.')
      return url
    },
  })
}

const page = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])[^\s"'<>\\]{0,4096}$/i
