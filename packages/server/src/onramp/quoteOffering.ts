import { randomUUID } from 'node:crypto'
import type { Offering } from './readOfferings.js'

/** What one unit of an offering costs in US dollars, and how many units of the payment currency a US dollar is. */
export type Rates = { readonly priceUsd: number; readonly perUsd: number }

/** What an amount of money buys. Money in hundredths. */
export type OnrampQuote = {
  readonly id: string
  readonly total: bigint
  readonly fee: bigint
  readonly subtotal: bigint
  /** In base units of the offering, rounded down. */
  readonly quantity: bigint
}

/** Digits kept of a price, which is a double at the edge. */
const PRICE_DIGITS = 12

/**
 * Reckons what `paid` (decimal text) buys after the fee, rounding against the buyer by less than one base unit.
 *
 * @example quoteOffering(eth, '100.00', { priceUsd: 2500, perUsd: 1 }, 1.5).quantity // 39400000000000000n
 */
export function quoteOffering(offering: Offering, paid: string, rates: Rates, feePercent: number): OnrampQuote {
  const total = toHundredths(paid)
  const fee = (total * BigInt(Math.round(feePercent * 100)) + 9_999n) / 10_000n
  const subtotal = total - fee
  const [units, scale] = toFraction(rates.priceUsd * rates.perUsd)
  const quantity = (subtotal * scale * 10n ** BigInt(offering.decimals)) / (100n * units)
  return { id: randomUUID(), total, fee, subtotal, quantity }
}

/** Decimal text to hundredths; further digits are dropped. */
export function toHundredths(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.slice(0, 2).padEnd(2, '0'))
}

/** Hundredths as decimal text with two digits. */
export function formatHundredths(hundredths: bigint): string {
  const text = String(hundredths).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

/** A positive double as numerator and denominator. */
function toFraction(number: number): readonly [bigint, bigint] {
  const [digits = '0', exponent = '0'] = number.toExponential(PRICE_DIGITS).split('e')
  const units = BigInt(digits.replace('.', ''))
  const shift = Number(exponent) - PRICE_DIGITS
  return shift >= 0 ? [units * 10n ** BigInt(shift), 1n] : [units, 10n ** BigInt(-shift)]
}
