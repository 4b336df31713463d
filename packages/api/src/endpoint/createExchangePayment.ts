import type { CaipNetworkId } from '@kit/core'
import type { ApiClient } from '../client/createApiClient.js'
import type { CreateExchangePaymentBody, CreateExchangePaymentResponse } from '../contract/contract.data.js'
import { fieldsOf } from '../parse/fieldsOf.js'

/** What an exchange shall pay out. */
export type ExchangePaymentQuery = {
  readonly exchangeId: string
  /** The dapp's own name of the payment: 1 to 100 of `A-Z a-z 0-9 . _ -`. The same payment has the same page. */
  readonly paymentId: string
  readonly networkId: CaipNetworkId
  /** Undefined for the network's own currency. */
  readonly asset: string | undefined
  /** Base units. */
  readonly amount: bigint
  readonly recipient: string
}

/**
 * `POST /v1/exchanges/{exchange}/payments`: the page of the exchange where the visitor pays. Only an `https:` address, or one of this
 * machine, is accepted.
 *
 * @throws ApiError `api/refused` with reasons, `api/invalidResponse`
 */
export function createExchangePayment(
  client: ApiClient,
  { exchangeId, paymentId, networkId, asset = 'native', amount, recipient }: ExchangePaymentQuery,
  signal?: AbortSignal,
): Promise<string> {
  const body: CreateExchangePaymentBody = { paymentId, chainId: networkId, asset, amount: `${amount}`, recipient }
  return client.request(`v1/exchanges/${encodeURIComponent(exchangeId)}/payments`, {
    body,
    // Asked twice it is one payment.
    isRepeatable: true,
    signal,
    parse: async (response) => {
      const { url } = fieldsOf<CreateExchangePaymentResponse>(await response.json())
      if (typeof url !== 'string' || !page.test(url)) throw new TypeError('the page is none')
      return url
    },
  })
}

const page = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/])[^\s"'<>\\]{0,4096}$/i
