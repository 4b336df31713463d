import { type Balance, formatBalance } from '@kit/core'

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
