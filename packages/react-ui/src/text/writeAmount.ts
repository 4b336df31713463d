import type { AmountSigns } from './amountSigns.js'

/**
 * Writes a decimal text with the signs of a language, letter by letter, for a field that is typed into: nothing is grouped or rounded.
 *
 * @example
 * writeAmount('12.50', amountSigns('de')) // '12,50'
 */
export function writeAmount(text: string, { decimal, digits }: AmountSigns): string {
  return text.replace(/[\d.]/g, (letter) => (letter === '.' ? decimal : (digits[Number(letter)] ?? letter)))
}
