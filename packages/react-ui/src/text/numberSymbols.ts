/** Number format of a language. */
export type NumberSymbols = {
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
 * numberSymbols('de').decimal // ','
 */
export function numberSymbols(locale: string): NumberSymbols {
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
 * writeAmount('12.50', numberSymbols('de')) // '12,50'
 */
export function writeAmount(text: string, { decimal, digits }: NumberSymbols): string {
  return text.replace(/[\d.]/g, (letter) => (letter === '.' ? decimal : (digits[Number(letter)] ?? letter)))
}
