import { type Balance, formatBalance, formatUnits } from '@kit/core'

/** Digits after the point that a balance shows (rule checks-15). */
const shownDecimals = 3
/**
 * Writes an amount as the language writes numbers: floored to three decimals, exact however large.
 *
 * @example
 * formatAmount({ value: 1_234_567_899n, decimals: 6, symbol: 'USDC' }, 'en') // '1,234.567'
 */
export function formatAmount(balance: Balance, locale: string, digits: number = shownDecimals): string {
  const text = formatBalance(balance, digits) as `${number}`
  return new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(text)
}

/** The longest amount that is written out: `99,999,999.123`. */
const mostDigits = 8
/** Digits of a compact amount. */
const compactDigits = 4
/** From so many digits on, languages have no words for thousands any more. */
const wordlessDigits = 16

/**
 * Writes an amount in few letters, floored: to three decimals, or compact where it is longer than eight digits.
 *
 * @example
 * formatShortAmount({ value: 123_456_789_012n, decimals: 0, symbol: 'X' }, 'en') // { text: '123.4B', isCompact: true }
 */
export function formatShortAmount(
  balance: Balance,
  locale: string,
): { readonly text: string; readonly isCompact: boolean } {
  const whole = balance.value / 10n ** BigInt(balance.decimals)
  const { length } = (whole < 0n ? -whole : whole).toString()
  if (length <= mostDigits) return { text: formatAmount(balance, locale), isCompact: false }
  // What is left out is left out here: the language's own rounding goes up.
  const unit = 10n ** BigInt(length - compactDigits)
  const floored = (whole / unit) * unit
  const notation = length < wordlessDigits ? 'compact' : 'scientific'
  const format = new Intl.NumberFormat(locale, { notation, maximumSignificantDigits: compactDigits })
  return { text: format.format(floored), isCompact: true }
}

/** The most digits after the point that every engine writes. */
const mostDecimals = 20
/**
 * Writes an amount to its last digit, as the language writes numbers.
 *
 * @example
 * formatExactAmount({ value: 1_234_567_899n, decimals: 6, symbol: 'USDC' }, 'en') // '1,234.567899'
 */
export function formatExactAmount({ value, decimals }: Balance, locale: string): string {
  const text = formatUnits(value, decimals) as `${number}`
  return new Intl.NumberFormat(locale, { maximumFractionDigits: Math.min(decimals, mostDecimals) }).format(text)
}
