/** The least worth that is written out, and from where an amount of money is written compact. */
const least = 0.01
const compactFrom = 1e9

/**
 * Writes what something is worth as the language writes money. What is worth less than a cent but more than nothing says so. `round` leaves
 * the cents of whole amounts out.
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
    // From right to left a sign after letters would leave them: `US$` read as `$US`.
    new Intl.NumberFormat(locale, { ...style, ...more }).format(shown).replace(/[A-Z]\$/, '$&\u200e')
  if (value > 0 && value < least) return `<${format(least)}`
  if (value >= compactFrom) return format(value, compact)
  return format(value, cents === 'round' && Number.isInteger(value) ? whole : undefined)
}
