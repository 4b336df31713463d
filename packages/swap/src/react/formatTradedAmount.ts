import { formatUnits } from '@kit/core/plugin'

/** Digits that tell amounts apart, and no more than fit. */
const mostDigits = 6

/**
 * An amount with its symbol, floored to six significant digits, in the visitor's way of writing numbers.
 *
 * @example formatTradedAmount(1_234_567n, { decimals: 6, symbol: 'USDC' }, 'en') // '1.23456 USDC'
 */
export function formatTradedAmount(
  amount: bigint,
  { decimals, symbol }: { readonly decimals: number; readonly symbol: string },
  locale: string,
): string {
  const format = new Intl.NumberFormat(locale, {
    maximumSignificantDigits: mostDigits,
    roundingMode: 'trunc',
  } as Intl.NumberFormatOptions)
  return `${format.format(formatUnits(amount, decimals) as `${number}`)} ${symbol}`
}
