import { requireSolanaAddress } from '../address/requireSolanaAddress.js'
import { formatSolanaPaymentUri } from './formatSolanaPaymentUri.js'

/**
 * A payment link by Solana Pay with all that the standard has beside recipient, amount and token.
 *
 * @param request.references Addresses by which the payment is found on the chain.
 * @throws KitError `account/invalidAddress`; `payment/invalid` for less than nothing.
 * @example formatPaymentRequest({ network, address, references: [orderId], label: 'Shop', memo: 'Order 7' })
 */
export function formatPaymentRequest(
  request: Parameters<typeof formatSolanaPaymentUri>[0] & {
    readonly references?: readonly string[]
    readonly label?: string
    readonly message?: string
    readonly memo?: string
  },
): string {
  const { references = [], label, message, memo } = request
  for (const reference of references) requireSolanaAddress(reference)
  const query = [
    ...references.map((reference) => `reference=${reference}`),
    ...Object.entries({ label, message, memo }).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
    ),
  ]
  const uri = formatSolanaPaymentUri(request)
  return query.length === 0 ? uri : `${uri}${uri.includes('?') ? '&' : '?'}${query.join('&')}`
}
