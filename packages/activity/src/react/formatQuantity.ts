/**
 * Writes exact decimal text as the language writes numbers, floored to so many decimals, three where it is not said; what is less is said to be less.
 *
 * @example formatQuantity('0.0005', 'en') // '<0.001'
 */
export function formatQuantity(quantity: string, locale: string, digits = 3): string {
  const [whole = '0', fraction = ''] = quantity.split('.')
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: digits })
  const floored = `${whole}.${fraction.slice(0, digits)}0` as `${number}`
  if (Number(floored) === 0 && /[1-9]/.test(fraction)) return `<${format.format(10 ** -digits)}`
  return format.format(floored)
}
