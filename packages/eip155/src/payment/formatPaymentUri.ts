import { formatUnits, KitError, type PaymentUriInput } from '@kit/core/adapter'
import { parseAddress } from '../address/Address.js'

const maxAmount = 2n ** 256n - 1n

/**
 * Formats an ERC-681 payment request, always with its chain, so that no wallet pays on another one. The amount is in scientific notation
 * with the currency's own exponent, as the standard recommends.
 *
 * @param payment.amount In base units, of the token if one is given.
 * @throws KitError `account/invalidAddress`; `transaction/invalid` for an invalid amount.
 * @example formatPaymentUri({ network, address, amount: 15n * 10n ** 17n }) // 'ethereum:0x…@1?value=1.5e18'
 */
export function formatPaymentUri(payment: PaymentUriInput): string {
  const { network, address, amount, token } = payment
  const target = token?.address ?? address
  if (!parseAddress(address) || !parseAddress(target)) {
    throw new KitError('account/invalidAddress', { shortMessage: 'Not a valid EVM address.' })
  }
  const { decimals } = token ?? network.nativeCurrency
  // Untyped callers may pass a number or a fraction.
  if (amount !== undefined && (typeof amount !== 'bigint' || amount < 0n || amount > maxAmount)) {
    throw new KitError('transaction/invalid', {
      shortMessage: 'The amount must be a bigint in base units, from 0 to 2^256 - 1.',
      details: String(amount),
    })
  }
  const uri = `ethereum:${parseAddress(target)}@${network.reference}${token ? `/transfer?address=${parseAddress(address)}` : ''}`
  return amount === undefined
    ? uri
    : `${uri}${token ? '&uint256' : '?value'}=${formatUnits(amount, decimals)}e${decimals}`
}
