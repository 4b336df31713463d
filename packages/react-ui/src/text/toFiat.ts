import { formatUnits, parseUnits } from '@kit/core/plugin'

/** Digits after the point of a price that count. */
const priceDecimals = 18
/** Digits after the point of what is typed as money. */
const fiatDecimals = 2

/** What a token is counted in, and worth: US dollars for one unit. */
type Priced = { readonly decimals: number; readonly price: number | undefined }

/** An exact price, or undefined for one that is none. */
function toPrice(price: number | undefined): bigint | undefined {
  if (price === undefined || !(price > 0) || price >= 1e21) return undefined
  return parseUnits(price.toFixed(priceDecimals), priceDecimals) || undefined
}

/**
 * What an amount is worth, floored to two digits after the point; undefined without a price or an amount.
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
 * How much of a token some money is, floored to its last digit; undefined without a price or an amount.
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
