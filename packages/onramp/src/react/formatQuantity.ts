/**
 * What is bought, as the language writes numbers, floored to eight digits after the point.
 *
 * @example formatQuantity('0.098500000000000000', 'ETH', 'en') // '0.0985 ETH'
 */
export function formatQuantity(quantity: string, symbol: string, locale: string): string {
  const [whole = '0', fraction = ''] = quantity.split('.')
  const kept = `${whole}.${fraction.slice(0, 8) || '0'}`
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 8 }).format(kept as `${number}`)} ${symbol}`.trim()
}
