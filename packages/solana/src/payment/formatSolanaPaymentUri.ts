import { formatUnits, KitError, type PaymentUriInput } from '@kit/core/adapter'
import { requireSolanaAddress } from '../address/requireSolanaAddress.js'

/**
 * Formats a Solana Pay link. The recipient is a wallet address, never a token account. The amount is written in whole units, as the
 * standard requires.
 *
 * @param payment.amount In base units, of the token if one is given.
 * @throws KitError `account/invalidAddress`; `payment/invalid` for a negative amount.
 * @example formatSolanaPaymentUri({ network, address, amount: 1_500_000_000n }) // 'solana:…?amount=1.5'
 */
export function formatSolanaPaymentUri(payment: PaymentUriInput): string {
  const { network, address, amount, token } = payment
  requireSolanaAddress(address)
  if (token) requireSolanaAddress(token.address)
  if (amount !== undefined && amount < 0n)
    throw new KitError('payment/invalid', { shortMessage: 'The amount must not be negative.' })
  const { decimals } = token ?? network.nativeCurrency
  const query = [
    ...(amount === undefined ? [] : [`amount=${formatUnits(amount, decimals)}`]),
    ...(token ? [`spl-token=${token.address}`] : []),
  ]
  return `solana:${address}${query.length > 0 ? `?${query.join('&')}` : ''}`
}
