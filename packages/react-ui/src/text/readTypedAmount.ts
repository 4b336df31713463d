import type { AmountSigns } from './amountSigns.js'

/** What a field keeps at most: the longest text that `parseUnits` reads. */
const mostLetters = 120
/** Zeros of the scripts whose digits visitors type: Latin, Arabic, Persian, Devanagari, wide Latin. */
const zeros: readonly number[] = [0x30, 0x660, 0x6f0, 0x966, 0xff10]

/**
 * Reads what a visitor typed into a field: digits of their script and one decimal sign, any of `. , ٫`. Each letter becomes one letter, so
 * nothing that was typed is lost. Undefined for what is not an amount.
 *
 * @example
 * readTypedAmount('١٢٫٥') // '12.5'
 */
export function readTypedAmount(text: string): string | undefined {
  const plain = toPlainDigits(text).replace(/[,٫]/g, '.')
  return /^\d*\.?\d*$/.test(plain) && plain.length <= mostLetters ? plain : undefined
}

/**
 * Reads an amount that was copied somewhere else, in which signs may group: `1,234.5`, `1.234,5`, `1 234,5`. A sign that could be either is
 * what it is in the visitor's language.
 *
 * @example
 * readPastedAmount('1.234,50 €', signs) // '1234.50'
 */
export function readPastedAmount(text: string, { group }: AmountSigns): string | undefined {
  const found = toPlainDigits(text.slice(0, 2 * mostLetters))
    .replace(/[\s'’_٬\u200e\u200f\u2066-\u2069]/g, '')
    .replace(/٫/g, '.')
  // What stands around it, such as a currency, is no part of it; a sign of less is.
  const [, before = '', number = '', after = ''] = /^(\D*?)([.,]?\d[\d.,]*)(\D*)$/.exec(found) ?? []
  if (number === '' || /[-−–]/.test(before) || /[^\p{L}\p{Sc}.]/u.test(before + after)) return undefined
  const signs = number.replace(/\d/g, '')
  const last = signs.at(-1)
  if (last === undefined) return readTypedAmount(number)
  const other = last === '.' ? ',' : '.'
  const isGrouped = (sign: string): boolean => new RegExp(`^\\d{1,3}(\\${sign}\\d{3})+$`).test(number)
  if (!signs.includes(other))
    return isGrouped(last) && (signs.length > 1 || last === group)
      ? readTypedAmount(number.replaceAll(last, ''))
      : signs.length > 1
        ? undefined
        : readTypedAmount(number)
  if (signs.indexOf(last) !== signs.length - 1) return undefined
  return readTypedAmount(number.replaceAll(other, ''))
}

function toPlainDigits(text: string): string {
  return [...text]
    .map((letter) => {
      const code = letter.codePointAt(0) ?? 0
      const zero = zeros.find((first) => code >= first && code < first + 10)
      return zero === undefined ? letter : String(code - zero)
    })
    .join('')
}
