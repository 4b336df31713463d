import { type Balance, formatBalance, formatUnits } from '@kit/core'

/** Number of decimals that a balance shows (rule checks-15). */
const shownDecimals = 3
/**
 * Formats an amount as a number, floored to three decimals and exact for any size.
 *
 * @example
 * formatAmount({ value: 1_234_567_899n, decimals: 6, symbol: 'USDC' }, 'en') // '1,234.567'
 */
export function formatAmount(balance: Balance, locale: string, digits: number = shownDecimals): string {
  const text = formatBalance(balance, digits) as `${number}`
  return new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(text)
}

/** The longest amount that is written out: `99,999,999.123`. */
const maxDigits = 8
/** Digits of a compact amount. */
const compactDigits = 4
/** From this number of digits on, languages have no more compact units. */
const digitsWithoutUnit = 16

/**
 * Formats an amount briefly, floored: to three decimals, or compact if it has more than eight digits. An amount that would be floored to
 * zero is shown as less than the smallest one.
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
  if (balance.value > 0n && balance.value * 10n ** BigInt(shownDecimals) < 10n ** BigInt(balance.decimals))
    return { text: `<${new Intl.NumberFormat(locale).format(10 ** -shownDecimals)}`, isCompact: true }
  if (length <= maxDigits) return { text: formatAmount(balance, locale), isCompact: false }
  // Floors the amount here, because `Intl` would round up.
  const unit = 10n ** BigInt(length - compactDigits)
  const floored = (whole / unit) * unit
  const notation = length < digitsWithoutUnit ? 'compact' : 'scientific'
  const format = new Intl.NumberFormat(locale, { notation, maximumSignificantDigits: compactDigits })
  return { text: format.format(floored), isCompact: true }
}

/** The maximum number of decimals that every engine supports. */
const maxDecimals = 20
/**
 * Formats an amount with all of its digits.
 *
 * @example
 * formatExactAmount({ value: 1_234_567_899n, decimals: 6, symbol: 'USDC' }, 'en') // '1,234.567899'
 */
export function formatExactAmount({ value, decimals }: Balance, locale: string): string {
  const text = formatUnits(value, decimals) as `${number}`
  return new Intl.NumberFormat(locale, { maximumFractionDigits: Math.min(decimals, maxDecimals) }).format(text)
}
