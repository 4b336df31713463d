/** The smallest value that is written out, and the value from which the format is compact. */
const least = 0.01
const compactFrom = 1e9

/**
 * Formats a value as currency. Values below one cent are shown as less than one cent. `round` omits the cents of whole amounts.
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
  const compact = { notation: 'compact', maximumFractionDigits: 2 } as const
  const whole = { maximumFractionDigits: 0 } as const
  const format = (shown: number, more?: typeof compact | typeof whole) =>
    // In right-to-left text, a sign after letters would move away from them: `US$` would read `$US`.
    new Intl.NumberFormat(locale, { ...style, ...more }).format(shown).replace(/[A-Z]\$/, '$&\u200e')
  if (value > 0 && value < least) return `<${format(least)}`
  if (value >= compactFrom) return format(value, compact)
  return format(value, cents === 'round' && Number.isInteger(value) ? whole : undefined)
}
