import { type Balance, formatUnits } from '@kit/core'

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
