import { randomUUID } from 'node:crypto'
import { oneUsd, type UsdPrice } from '../prices/UsdPrice.js'
import type { Offering } from './readOfferings.js'

/** Quote for a purchase. Money in hundredths. */
export type OnrampQuote = {
  readonly id: string
  readonly total: bigint
  readonly fee: bigint
  readonly subtotal: bigint
  /** In base units of the offering, rounded down. */
  readonly quantity: bigint
}

/**
 * Calculates what `paid` (decimal text) buys after the fee, rounding down by less than one base unit.
 *
 * @param price Price of one unit in the currency of `paid`, in the scale of a price.
 * @example quoteOffering(eth, '100.00', parseUsdPrice(2500), 1.5).quantity // 39400000000000000n
 */
export function quoteOffering(
  { decimals }: Pick<Offering, 'decimals'>,
  paid: string,
  price: UsdPrice,
  feePercent: number,
): OnrampQuote {
  const total = toHundredths(paid)
  const fee = (total * BigInt(Math.round(feePercent * 100)) + 9_999n) / 10_000n
  const subtotal = total - fee
  const quantity = (subtotal * oneUsd * 10n ** BigInt(decimals)) / (100n * price)
  return { id: randomUUID(), total, fee, subtotal, quantity }
}

/** Converts decimal text to hundredths; drops further digits. */
export function toHundredths(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.slice(0, 2).padEnd(2, '0'))
}
