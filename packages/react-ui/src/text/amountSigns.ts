/** How a language writes amounts. */
export type AmountSigns = {
  /** Its ten digits. */
  readonly digits: readonly string[]
  readonly decimal: string
  /** Undefined where it groups by no sign. */
  readonly group: string | undefined
}

/**
 * How a language writes amounts, for fields that are typed into.
 *
 * @example
 * amountSigns('de').decimal // ','
 */
export function amountSigns(locale: string): AmountSigns {
  const format = new Intl.NumberFormat(locale)
  const plain = new Intl.NumberFormat(locale, { useGrouping: false })
  const parts = format.formatToParts(1_234_567.5)
  const signOf = (type: Intl.NumberFormatPartTypes): string | undefined =>
    parts.find((part) => part.type === type)?.value
  return {
    digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)),
    decimal: signOf('decimal') ?? '.',
    group: signOf('group'),
  }
}

/**
 * Writes a decimal text with the signs of a language, letter by letter, for a field that is typed into: nothing is grouped or rounded.
 *
 * @example
 * writeAmount('12.50', amountSigns('de')) // '12,50'
 */
export function writeAmount(text: string, { decimal, digits }: AmountSigns): string {
  return text.replace(/[\d.]/g, (letter) => (letter === '.' ? decimal : (digits[Number(letter)] ?? letter)))
}
