import { formatUnits } from 'viem'

/** Browsers that write numbers of more digits after the point round them. */
const MOST_PLACES = 20

/**
 * An amount to its last digit with what it is of: nothing is rounded, however long it gets. Of a token that does not tell its units, the
 * base units.
 *
 * @example writeAmount(1_500_000n, { symbol: 'USDC', decimals: 6 }, 'en') // '1.5 USDC'
 */
export function writeAmount(
  value: bigint,
  { symbol, decimals }: { readonly symbol: string; readonly decimals: number },
  locale: string,
): string {
  const exact = formatUnits(value, decimals) as `${number}`
  const number =
    decimals > MOST_PLACES ? exact : new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(exact)
  return `${number} ${symbol === '' ? '(?)' : symbol}`
}
