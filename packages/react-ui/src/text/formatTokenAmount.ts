import { formatBalance } from '@kit/core'

/** Enough for fees, which are small. */
const feeDecimals = 8
/** The maximum number of decimals that every engine supports. */
const maxDecimals = 20

/**
 * Formats an amount in base units with its symbol in the given language, rounded down to `digits` decimals. An amount that would be
 * rounded to zero is shown as less than the smallest one.
 *
 * @example formatTokenAmount(1_234_567n, { decimals: 6, symbol: 'USDC' }, 'en') // '1.234567 USDC'
 */
export function formatTokenAmount(
  amount: bigint,
  { decimals, symbol }: { readonly decimals: number; readonly symbol: string },
  locale: string,
  digits: number = feeDecimals,
): string {
  const shown = Math.min(digits, maxDecimals)
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: shown })
  const floored = formatBalance({ value: amount, decimals }, shown) as `${number}`
  const isTiny = amount > 0n && Number(floored) === 0
  return `${isTiny ? `<${format.format(10 ** -shown)}` : format.format(floored)} ${symbol}`
}
