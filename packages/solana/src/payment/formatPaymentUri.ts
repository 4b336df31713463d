import { formatUnits, KitError, type Network } from '@kit/core'
import { requireAddress } from '../address/requireAddress.js'

/**
 * A payment link by Solana Pay. The recipient is the owner's own address, never that of a token account; amounts are in user
 * units, as the standard wants.
 *
 * @param payment.amount Base units, of the token when one is given.
 * @throws KitError `account/invalidAddress`; `transaction/invalid` for a negative amount.
 * @example formatPaymentUri({ address, amount: 1_500_000_000n }) // 'solana:…?amount=1.5'
 */
export function formatPaymentUri(payment: {
  readonly network?: Network
  readonly address: string
  readonly amount?: bigint
  readonly token?: { readonly address: string; readonly decimals: number }
  /** Addresses by which the payment is found on the chain. */
  readonly references?: readonly string[]
  readonly label?: string
  readonly message?: string
  readonly memo?: string
}): string {
  const { network, address, amount, token, references = [], label, message, memo } = payment
  for (const text of [address, ...(token ? [token.address] : []), ...references]) requireAddress(text)
  if (amount !== undefined && amount < 0n)
    throw new KitError('transaction/invalid', { shortMessage: 'A payment is not negative.' })
  const decimals = token?.decimals ?? network?.nativeCurrency.decimals ?? 9
  const query = [
    amount !== undefined && ['amount', formatUnits(amount, decimals)],
    token && ['spl-token', token.address],
    ...references.map((reference) => ['reference', reference]),
    label !== undefined && ['label', label],
    message !== undefined && ['message', message],
    memo !== undefined && ['memo', memo],
  ]
  const pairs = query.flatMap((pair) => (pair ? `${pair[0]}=${encodeURIComponent(pair[1] ?? '')}` : []))
  return `solana:${address}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
}
