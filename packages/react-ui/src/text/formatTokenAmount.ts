import { formatBalance } from '@kit/core'

/** Enough for fees, which are small. */
const maxDecimals = 8

/**
 * Formats an amount in base units with its symbol in the given language, rounded down to eight decimals. An amount that would be rounded
 * to zero is shown as less than the smallest one.
 *
 * @example formatTokenAmount(1_234_567n, { decimals: 6, symbol: 'USDC' }, 'en') // '1.234567 USDC'
 */
export function formatTokenAmount(
  amount: bigint,
  { decimals, symbol }: { readonly decimals: number; readonly symbol: string },
  locale: string,
): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: maxDecimals })
  const floored = formatBalance({ value: amount, decimals }, maxDecimals) as `${number}`
  const isTiny = amount > 0n && Number(floored) === 0
  return `${isTiny ? `<${format.format(10 ** -maxDecimals)}` : format.format(floored)} ${symbol}`
}
