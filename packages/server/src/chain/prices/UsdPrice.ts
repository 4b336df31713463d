import { formatDecimal } from '../tokens/formatDecimal.js'

/** US dollars for one whole unit of an asset, times 10^{@link priceDecimals}: exact until it is returned. */
export type UsdPrice = bigint

/** Decimals of a price; enough for a token whose unit is worth 10⁻²⁰ USD. */
export const priceDecimals = 30

/** One dollar. */
export const oneUsd: UsdPrice = 10n ** 30n

/**
 * Parses a configured number, also one like `9.1e-6`; further decimals are dropped.
 *
 * @example parseUsdPrice(2500.5) // 2500500000000000000000000000000000n
 */
export function parseUsdPrice(value: number): UsdPrice {
  const [mantissa = '0', exponent = '0'] = value.toString().split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const places = priceDecimals + Number(exponent) - fraction.length
  const digits = BigInt(whole + fraction)
  return places >= 0 ? digits * 10n ** BigInt(places) : digits / 10n ** BigInt(-places)
}

/** Returns the value of an amount in base units, in the scale of a price. */
export function usdValueOf(amount: bigint, decimals: number, price: UsdPrice): bigint {
  return (amount * price) / 10n ** BigInt(decimals)
}

/** Converts a price or value to the number in responses. */
export function toDouble(value: bigint): number {
  return Number(formatDecimal(value, priceDecimals))
}
