import { formatUnits, KitError, type PaymentUriInput } from '@kit/core/adapter'
import { requireBitcoinAddress } from '../address/BitcoinAddress.js'

/**
 * Formats a BIP-321 payment link. The amount is written in BTC, as the standard requires.
 *
 * @param payment.amount In satoshis.
 * @throws KitError `account/invalidAddress`, also for an address of another network; `token/notFound` for a token, since Bitcoin has none;
 *   `payment/invalid` for a negative amount.
 * @example formatBitcoinPaymentUri({ network, address, amount: 2_030_000_000n }) // 'bitcoin:bc1q…?amount=20.3'
 */
export function formatBitcoinPaymentUri(payment: PaymentUriInput): string {
  const { network, address, amount, token } = payment
  if (token)
    throw new KitError('token/notFound', {
      shortMessage: 'Tokens are not supported on Bitcoin. Omit `token`.',
      details: token.address,
    })
  requireBitcoinAddress(address, network)
  if (amount !== undefined && amount < 0n)
    throw new KitError('payment/invalid', { shortMessage: 'The amount must not be negative.' })
  return `bitcoin:${address}${amount === undefined ? '' : `?amount=${formatUnits(amount, 8)}`}`
}
