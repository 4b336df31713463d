import { formatUnits, parseUnits } from '@kit/core/plugin'

/** Significant decimals of a price. */
const priceDecimals = 18
/** Decimals of a typed fiat amount. */
const fiatDecimals = 2

/** Decimals of a token, and its price in US dollars per unit. */
type Priced = { readonly decimals: number; readonly price: number | undefined }

/** Returns the exact price, or undefined if it is invalid. */
function toPrice(price: number | undefined): bigint | undefined {
  if (price === undefined || !(price > 0) || price >= 1e21) return undefined
  return parseUnits(price.toFixed(priceDecimals), priceDecimals) || undefined
}

/**
 * Converts an amount to its fiat value, floored to two decimals. Returns undefined without a price or an amount.
 *
 * @example
 * toFiat('1.5', { decimals: 18, price: 2000 }) // '3000'
 */
export function toFiat(amount: string, token: Priced): string | undefined {
  const price = toPrice(token.price)
  const units = price === undefined ? undefined : tryUnits(amount, token.decimals)
  if (price === undefined || units === undefined) return undefined
  const worth = (units * price * 10n ** BigInt(fiatDecimals)) / 10n ** BigInt(token.decimals + priceDecimals)
  return formatUnits(worth, fiatDecimals)
}

/**
 * Converts a fiat value to an amount of the token, floored to its last decimal. Returns undefined without a price or an amount.
 *
 * @example
 * fromFiat('3000', { decimals: 18, price: 2000 }) // '1.5'
 */
export function fromFiat(fiat: string, token: Priced): string | undefined {
  const price = toPrice(token.price)
  const cents = price === undefined ? undefined : tryUnits(fiat, fiatDecimals)
  if (price === undefined || cents === undefined) return undefined
  return formatUnits((cents * 10n ** BigInt(token.decimals + priceDecimals - fiatDecimals)) / price, token.decimals)
}

function tryUnits(text: string, decimals: number): bigint | undefined {
  try {
    return parseUnits(text, decimals)
  } catch {
    return undefined
  }
}
