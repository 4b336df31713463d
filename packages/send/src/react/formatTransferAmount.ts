import { formatBalance } from '@kit/core'
import type { Token } from '@kit/core/plugin'

/** Digits after the point that are written: enough for a fee, which is small. */
const mostDigits = 8

/** Writes an amount of a token as the visitor's language writes numbers, floored. */
export function formatTransferAmount(
  amount: bigint,
  token: Pick<Token, 'decimals' | 'symbol'>,
  locale: string,
): string {
  const { decimals, symbol } = token
  const text = formatBalance({ value: amount, decimals }, mostDigits) as `${number}`
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: mostDigits }).format(text)} ${symbol}`
}
