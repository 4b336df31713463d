import { cleanText } from '@kit/core/plugin'
import type { ApiClient } from '../client/createApiClient.js'
import type { GetExchangePaymentResponse } from '../contract/contract.data.js'
import { fieldsOf } from '../parse/fieldsOf.js'

/** Status of a payment at an exchange. */
export type ExchangePayment = {
  /**
   * `waiting` for the user, `pending` at the exchange, `submitted` to the chain, `success`, `failure` (the user declined), `refund`, or
   * `timeout` (the user did not pay).
   */
  readonly status: GetExchangePaymentResponse['status']
  /** Hash of the transaction, once there is one. */
  readonly hash: string | undefined
}

const statuses: readonly ExchangePayment['status'][] = [
  'waiting',
  'pending',
  'submitted',
  'success',
  'failure',
  'refund',
  'timeout',
]

/**
 * `GET /v1/exchanges/{exchange}/payments/{paymentId}`: returns the status of a payment.
 *
 * @throws ApiError `api/rejected` for an unknown payment
 */
export function getExchangePayment(
  client: ApiClient,
  { exchangeId, paymentId }: { readonly exchangeId: string; readonly paymentId: string },
  signal?: AbortSignal,
): Promise<ExchangePayment> {
  const [exchange, payment] = [exchangeId, paymentId].map(encodeURIComponent)
  return client.request(`v1/exchanges/${exchange}/payments/${payment}`, {
    isIdempotent: true,
    signal,
    parse: async (response) => {
      const { status, hash } = fieldsOf<GetExchangePaymentResponse>(await response.json())
      const known = statuses.find((one) => one === status)
      if (known === undefined) throw new TypeError('Unknown payment status.')
      const isHash = typeof hash === 'string' && hash !== '' && hash === cleanText(hash, 200)
      return { status: known, hash: isHash ? hash : undefined }
    },
  })
}
