import { formatDecimal } from '../tokens/formatDecimal.js'

/** US dollars for one whole unit of an asset, times 10^{@link PRICE_DECIMALS}: exact until it is answered. */
export type UsdPrice = bigint

/** Places of a price; enough for a token of which a billion billions are one cent. */
export const PRICE_DECIMALS = 30

/** One dollar. */
export const ONE_USD: UsdPrice = 10n ** 30n

/**
 * Reads a number that an operator wrote, also one like `9.1e-6`; what has more places than a price is cut off.
 *
 * @example parseUsdPrice(2500.5) // 2500500000000000000000000000000000n
 */
export function parseUsdPrice(value: number): UsdPrice {
  const [mantissa = '0', exponent = '0'] = value.toString().split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const places = PRICE_DECIMALS + Number(exponent) - fraction.length
  const digits = BigInt(whole + fraction)
  return places >= 0 ? digits * 10n ** BigInt(places) : digits / 10n ** BigInt(-places)
}

/** What an amount of base units is worth, in the scale of a price. */
export function worthOf(amount: bigint, decimals: number, price: UsdPrice): bigint {
  return (amount * price) / 10n ** BigInt(decimals)
}

/** A price or a worth as the number that is answered. */
export function toDouble(value: bigint): number {
  return Number(formatDecimal(value, PRICE_DECIMALS))
}
