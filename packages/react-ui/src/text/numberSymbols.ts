/** Number format of a language. */
export type NumberSymbols = {
  /** The ten digits. */
  readonly digits: readonly string[]
  readonly decimal: string
  /** Undefined if the language doesn't group digits. */
  readonly group: string | undefined
  /** Number of digits in the last group. */
  readonly lastGroup: number
  /** Number of digits in every other group: two in India. */
  readonly otherGroups: number
  /** Numbers with fewer digits aren't grouped: Spanish writes 1234, but 12.345. */
  readonly groupedFrom: number
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
  const parts = format.formatToParts(123_456_789_012.5)
  const signOf = (type: Intl.NumberFormatPartTypes): string | undefined =>
    parts.find((part) => part.type === type)?.value
  const groups = parts.flatMap(({ type, value }) => (type === 'integer' ? [...value].length : []))
  const lastGroup = groups.at(-1) ?? 0
  const isGrouped = format.formatToParts(10 ** lastGroup).some(({ type }) => type === 'group')
  return {
    digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)),
    decimal: signOf('decimal') ?? '.',
    group: signOf('group'),
    lastGroup,
    otherGroups: groups.at(-2) ?? lastGroup,
    groupedFrom: lastGroup + (isGrouped ? 1 : 2),
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

/**
 * Formats a decimal string for an input field with group separators, without rounding. Keeps every digit, also leading and trailing zeros.
 *
 * @example
 * writeGroupedAmount('1234567.50', numberSymbols('de')) // '1.234.567,50'
 */
export function writeGroupedAmount(text: string, signs: NumberSymbols): string {
  const { group, groupedFrom, lastGroup, otherGroups } = signs
  const [whole = ''] = text.split('.')
  const fraction = text.slice(whole.length)
  if (group === undefined || whole.length < groupedFrom) return writeAmount(text, signs)
  const groups = [whole.slice(-lastGroup)]
  for (let end = whole.length - lastGroup; end > 0; end -= otherGroups)
    groups.unshift(whole.slice(Math.max(end - otherGroups, 0), end))
  return groups.map((digits) => writeAmount(digits, signs)).join(group) + writeAmount(fraction, signs)
}
