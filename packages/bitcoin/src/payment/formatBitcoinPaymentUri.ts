import { formatUnits, KitError, type Network } from '@kit/core/adapter'
import { requireBitcoinAddress } from '../address/BitcoinAddress.js'

/**
 * A payment link by BIP-321. The amount is written in BTC, as the standard wants.
 *
 * @param payment.amount Satoshis.
 * @throws KitError `account/invalidAddress`, of another network too; `token/notFound` when a token is given, because there are none;
 * `payment/invalid` for a negative amount.
 * @example formatBitcoinPaymentUri({ network, address, amount: 2_030_000_000n }) // 'bitcoin:bc1q…?amount=20.3'
 */
export function formatBitcoinPaymentUri(payment: {
  readonly network: Network
  readonly address: string
  readonly amount?: bigint
  readonly token?: { readonly address: string; readonly decimals: number }
}): string {
  const { network, address, amount, token } = payment
  if (token) throw new KitError('token/notFound', { shortMessage: 'Bitcoin has no tokens.', details: token.address })
  requireBitcoinAddress(address, network)
  if (amount !== undefined && amount < 0n)
    throw new KitError('payment/invalid', { shortMessage: 'The amount is negative.' })
  return `bitcoin:${address}${amount === undefined ? '' : `?amount=${formatUnits(amount, 8)}`}`
}
