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
