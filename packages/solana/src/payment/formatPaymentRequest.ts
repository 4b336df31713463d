import { requireSolanaAddress } from '../address/requireSolanaAddress.js'
import { formatSolanaPaymentUri } from './formatSolanaPaymentUri.js'

/**
 * Formats a Solana Pay link with every field of the standard.
 *
 * @param request.references Addresses by which the payment can be found on the chain.
 * @throws KitError `account/invalidAddress`; `payment/invalid` for a negative amount.
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
