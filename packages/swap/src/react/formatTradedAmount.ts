import { formatUnits } from '@kit/core/plugin'

/** Enough digits to tell amounts apart in the available space. */
const maxDigits = 6

/**
 * Formats an amount with its symbol in the given language, rounded down to six significant digits.
 *
 * @example formatTradedAmount(1_234_567n, { decimals: 6, symbol: 'USDC' }, 'en') // '1.23456 USDC'
 */
export function formatTradedAmount(
  amount: bigint,
  { decimals, symbol }: { readonly decimals: number; readonly symbol: string },
  locale: string,
): string {
  const format = new Intl.NumberFormat(locale, {
    maximumSignificantDigits: maxDigits,
    roundingMode: 'trunc',
  } as Intl.NumberFormatOptions)
  return `${format.format(formatUnits(amount, decimals) as `${number}`)} ${symbol}`
}
