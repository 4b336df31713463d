import type { NumberSymbols } from './numberSymbols.js'
import { readDigits } from './readDigits.js'

/** Maximum length of the input: the longest text that `parseUnits` accepts. */
const maxLength = 120

/**
 * Parses text typed into a field: digits of any script and one decimal separator, that of the user's language or any of `. , ٫`. Each
 * character is mapped to one character, so nothing that was typed is lost. Returns undefined if it isn't an amount.
 *
 * @example
 * readTypedAmount('١٢٫٥', numberSymbols('ar-EG')) // '12.5'
 */
export function readTypedAmount(text: string, signs: NumberSymbols): string | undefined {
  const plain = toPlain(text, signs).replace(/[,٫]/g, '.')
  return /^\d*\.?\d*$/.test(plain) && plain.length <= maxLength ? plain : undefined
}

/**
 * Parses an amount copied from elsewhere, which may have group separators: `1,234.5`, `1.234,5`, `1 234,5`, `1,00,000.5`. An ambiguous
 * separator is read as in the user's language.
 *
 * @example
 * readPastedAmount('1.234,50 €', signs) // '1234.50'
 */
export function readPastedAmount(text: string, signs: NumberSymbols): string | undefined {
  const { decimal, group } = signs
  const isOwn = (sign: string | undefined): sign is string => sign !== undefined && sign !== '.' && sign !== ','
  const found = toPlain(text.slice(0, 2 * maxLength), signs)
    .replaceAll(isOwn(group) ? group : ' ', '')
    .replaceAll(isOwn(decimal) ? decimal : '٫', '.')
    .replace(/[\s'’_٬\u061c\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/٫/g, '.')
  // Ignores surrounding text such as a currency, but not a minus sign.
  const [, before = '', number = '', after = ''] = /^(\D*?)([.,]?\d[\d.,]*)(\D*)$/.exec(found) ?? []
  if (number === '' || /[-−–]/.test(before) || /[^\p{L}\p{M}\p{Sc}.]/u.test(before + after)) return undefined
  const marks = number.replace(/\d/g, '')
  const last = marks.at(-1)
  if (last === undefined) return readTypedAmount(number, signs)
  const other = last === '.' ? ',' : '.'
  // Groups of three digits or, as in India, of two before the last three.
  const isGrouped = (sign: string, whole: string): boolean =>
    new RegExp(`^(\\d{1,3}(\\${sign}\\d{3})+|\\d{1,2}(\\${sign}\\d{2})*\\${sign}\\d{3})$`).test(whole)
  if (!marks.includes(other))
    return isGrouped(last, number) && (marks.length > 1 || last === group)
      ? readTypedAmount(number.replaceAll(last, ''), signs)
      : marks.length > 1
        ? undefined
        : readTypedAmount(number, signs)
  if (marks.indexOf(last) !== marks.length - 1) return undefined
  return readTypedAmount(number.replaceAll(other, ''), signs)
}

/** Replaces the digits and decimal separator of the user's language. */
function toPlain(text: string, { decimal, digits }: NumberSymbols): string {
  const own = new Map(digits.map((digit, value) => [digit, String(value)]))
  const plain = Array.from(text, (letter) => own.get(letter) ?? letter).join('')
  return readDigits(decimal.length === 1 && !/[.,]/.test(decimal) ? plain.replaceAll(decimal, '.') : plain)
}
