import type { Balance } from '@kit/core'

/** Digits after the point that a balance shows (specification, section 5). */
const shownDecimals = 3

/**
 * Writes an amount as the language writes numbers: floored to three decimals, exact however large.
 *
 * @example
 * formatAmount({ value: 1_234_567_899n, decimals: 6, symbol: 'USDC' }, 'en') // '1,234.567'
 */
export function formatAmount({ value, decimals }: Balance, locale: string, digits: number = shownDecimals): string {
  const padded = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
  const whole = padded.slice(0, padded.length - decimals)
  const fraction = padded.slice(padded.length - decimals).slice(0, digits)
  const text = `${value < 0n ? '-' : ''}${whole}.${fraction || '0'}` as `${number}`
  return new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(text)
}
