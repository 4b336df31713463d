/** The smallest value that is written out, and the value from which the format is compact. */
const least = 0.01
const compactFrom = 1e9

/** Marks with which `Intl` sets the direction, and letters of right-to-left scripts. */
const marks = /[\u061c\u200e\u200f]/g
const rightToLeft = /[\u0590-\u08ff\u200e\u200f]/

/**
 * Formats a value as currency. Values below one cent are shown as less than one cent. `round` omits the cents of whole amounts. In
 * right-to-left languages the result is isolated, and runs from left to right like token amounts: a sign stays at its number.
 *
 * @example
 * formatFiat(1234.5, 'en') // '$1,234.50'
 * formatFiat(0.004, 'en') // '<$0.01'
 * formatFiat(50, 'en', 'USD', 'round') // '$50'
 */
export function formatFiat(
  value: number,
  locale: string,
  currency = 'USD',
  cents: 'exact' | 'round' = 'exact',
): string {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
  const isSmall = value > 0 && value < least
  const more =
    value >= compactFrom
      ? ({ notation: 'compact', maximumFractionDigits: 2 } as const)
      : cents === 'round' && Number.isInteger(value)
        ? { maximumFractionDigits: 0 }
        : undefined
  const money = new Intl.NumberFormat(locale, { ...style, ...more }).format(isSmall ? least : value)
  const text = `${isSmall ? '<' : ''}${money.replace(marks, '')}`
  return rightToLeft.test(money) ? `\u2066${text}\u2069` : text
}

/**
 * Returns the symbol of a currency for a field, as {@link formatFiat} writes it.
 *
 * @example
 * currencySymbol('ar') // 'US$'
 */
export function currencySymbol(locale: string, currency = 'USD'): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}
