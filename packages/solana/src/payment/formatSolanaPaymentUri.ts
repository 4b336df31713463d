import { formatUnits, KitError, type Network } from '@kit/core/adapter'
import { requireSolanaAddress } from '../address/requireSolanaAddress.js'

/**
 * A payment link by Solana Pay. The recipient is the owner's own address, never that of a token account; the amount is
 * written in user units, as the standard wants.
 *
 * @param payment.amount Base units, of the token when one is given.
 * @throws KitError `account/invalidAddress`; `payment/invalid` for less than nothing.
 * @example formatSolanaPaymentUri({ network, address, amount: 1_500_000_000n }) // 'solana:…?amount=1.5'
 */
export function formatSolanaPaymentUri(payment: {
  readonly network: Network
  readonly address: string
  readonly amount?: bigint
  readonly token?: { readonly address: string; readonly decimals: number }
}): string {
  const { network, address, amount, token } = payment
  requireSolanaAddress(address)
  if (token) requireSolanaAddress(token.address)
  if (amount !== undefined && amount < 0n)
    throw new KitError('payment/invalid', { shortMessage: 'The amount is negative.' })
  const { decimals } = token ?? network.nativeCurrency
  const query = [
    ...(amount === undefined ? [] : [`amount=${formatUnits(amount, decimals)}`]),
    ...(token ? [`spl-token=${token.address}`] : []),
  ]
  return `solana:${address}${query.length > 0 ? `?${query.join('&')}` : ''}`
}
