import { formatUnits, KitError, type Network } from '@kit/core/adapter'
import { parseAddress } from '../address/Address.js'

const maxAmount = 2n ** 256n - 1n

/**
 * A payment request by ERC-681, always with its chain, so that no wallet pays on another one. The amount is in scientific notation with
 * the currency's own exponent, as the standard advises.
 *
 * @param payment.amount Base units, of the token when one is given.
 * @throws KitError `account/invalidAddress`; `transaction/invalid` for an amount that no payment can have.
 * @example formatPaymentUri({ network, address, amount: 15n * 10n ** 17n }) // 'ethereum:0x…@1?value=1.5e18'
 */
export function formatPaymentUri(payment: {
  readonly network: Network
  readonly address: string
  readonly amount?: bigint
  readonly token?: { readonly address: string; readonly decimals: number }
}): string {
  const { network, address, amount, token } = payment
  const target = token?.address ?? address
  if (!parseAddress(address) || !parseAddress(target)) {
    throw new KitError('account/invalidAddress', { shortMessage: 'Not a valid EVM address.' })
  }
  const { decimals } = token ?? network.nativeCurrency
  // What comes from a form without types may be a number, or have a fraction.
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
