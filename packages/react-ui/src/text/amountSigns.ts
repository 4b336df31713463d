/** Number format of a language. */
export type AmountSigns = {
  /** The ten digits. */
  readonly digits: readonly string[]
  readonly decimal: string
  /** Undefined if the language doesn't group digits. */
  readonly group: string | undefined
}

/**
 * Returns the number format of a language, for input fields.
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
 * Formats a decimal string for an input field, character by character, without grouping or rounding.
 *
 * @example
 * writeAmount('12.50', amountSigns('de')) // '12,50'
 */
export function writeAmount(text: string, { decimal, digits }: AmountSigns): string {
  return text.replace(/[\d.]/g, (letter) => (letter === '.' ? decimal : (digits[Number(letter)] ?? letter)))
}
