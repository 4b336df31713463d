/** Digits that fit beside a token. */
const mostDigits = 9

/**
 * What is bought, as the language writes numbers, floored to eight digits after the point, or fewer behind a long number.
 *
 * @example formatBoughtAmount('0.098500000000000000', 'ETH', 'en') // '0.0985 ETH'
 */
export function formatBoughtAmount(quantity: string, symbol: string, locale: string): string {
  const [whole = '0', fraction = ''] = quantity.split('.')
  const kept = fraction.slice(0, Math.max(0, mostDigits - whole.length))
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: mostDigits })
  return `${number.format(`${whole}.${kept || '0'}` as `${number}`)} ${symbol}`.trim()
}
