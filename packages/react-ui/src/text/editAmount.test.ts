import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editAmount, findEdit } from './editAmount.js'
import { numberSymbols, writeGroupedAmount } from './numberSymbols.js'
import { readPastedAmount } from './readTypedAmount.js'

const locales = [
  'en',
  'de',
  'fr-CH',
  'ar-EG',
  'fa',
  'hi-u-nu-deva',
  'de-AT',
  'es',
  'en-IN',
  'pl',
  'en-u-nu-cakm',
] as const
const anyLocale = fc.constantFrom(...locales)
const anyWhole = fc.bigInt(0n, 10n ** 20n)
/** A decimal string as typed: with leading zeros, or with a point at its start or end. */
const anyAmount = fc.stringMatching(/^\d{0,20}(\.\d{0,18})?$/)

const caretOf = (text: string, count: number, group: string | undefined): number => {
  let at = 0
  let left = count
  for (const letter of text) {
    if (left === 0) break
    at += letter.length
    if (letter !== group) left -= 1
  }
  return at
}

describe('writeGroupedAmount', () => {
  it('groups a number as its language writes it', () => {
    fc.assert(
      fc.property(anyLocale, anyWhole, (locale, whole) => {
        expect(writeGroupedAmount(`${whole}`, numberSymbols(locale))).toBe(new Intl.NumberFormat(locale).format(whole))
      }),
    )
  })

  it('keeps every digit, and is read back to the last one', () => {
    fc.assert(
      fc.property(anyLocale, anyAmount, (locale, amount) => {
        fc.pre(/\d/.test(amount))
        const signs = numberSymbols(locale)
        expect(readPastedAmount(writeGroupedAmount(amount, signs), signs)).toBe(amount)
      }),
    )
  })
})

describe('editAmount', () => {
  it('leads to the typed amount, character by character, with the caret at the end', () => {
    fc.assert(
      fc.property(anyLocale, anyAmount, (locale, typed) => {
        const signs = numberSymbols(locale)
        let amount = ''
        for (const inserted of typed) {
          const end = writeGroupedAmount(amount, signs).length
          const edited = editAmount({ amount, from: end, to: end, inserted }, signs)
          amount = edited?.amount ?? ''
          expect(edited?.caret).toBe(writeGroupedAmount(amount, signs).length)
        }
        expect(amount).toBe(typed)
      }),
    )
  })

  it('replaces, inserts and deletes the same digits as in a text without separators', () => {
    fc.assert(
      fc.property(
        anyLocale,
        anyAmount,
        fc.nat(),
        fc.nat(),
        fc.constantFrom('', '7'),
        (locale, amount, a, b, inserted) => {
          const signs = numberSymbols(locale)
          const [from = 0, to = 0] = [a % (amount.length + 1), b % (amount.length + 1)].sort((x, y) => x - y)
          const text = writeGroupedAmount(amount, signs)
          const edit = { from: caretOf(text, from, signs.group), to: caretOf(text, to, signs.group), inserted }
          const next = amount.slice(0, from) + inserted + amount.slice(to)
          const caret = caretOf(writeGroupedAmount(next, signs), from + inserted.length, signs.group)
          expect(editAmount({ amount, ...edit }, signs)).toEqual({ amount: next, caret })
        },
      ),
    )
  })

  const en = numberSymbols('en')

  it('deletes the digit next to a deleted separator', () => {
    expect(editAmount({ amount: '1234', from: 1, to: 2, inserted: '' }, en)).toEqual({ amount: '234', caret: 0 })
    expect(editAmount({ amount: '1234', from: 1, to: 2, inserted: '', isForward: true }, en)).toEqual({
      amount: '134',
      caret: 1,
    })
  })

  it('reads more than one character with group separators', () => {
    expect(editAmount({ amount: '5', from: 0, to: 1, inserted: '1,234.5 ETH' }, en)).toEqual({
      amount: '1234.5',
      caret: 7,
    })
    expect(editAmount({ amount: '', from: 0, to: 0, inserted: '1.234' }, numberSymbols('de'))?.amount).toBe('1234')
  })

  it.each(['x', '-', '.', ' ', '1.2.3', 'hello'])('rejects %j in 1.5', (inserted) => {
    expect(editAmount({ amount: '1.5', from: 3, to: 3, inserted }, en)).toBeUndefined()
  })
})

describe('findEdit', () => {
  it('finds an edit that leads to the same text', () => {
    const anyText = fc.string({ unit: fc.constantFrom('1', '2', ',', '𑄷', '𑄸'), maxLength: 8 })
    fc.assert(
      fc.property(anyText, anyText, anyText, anyText, fc.boolean(), (start, removed, inserted, end, isKnown) => {
        const before = start + removed + end
        const selected = [start.length, start.length + removed.length] as const
        const after = start + inserted + end
        const edit = findEdit(before, after, start.length + inserted.length, isKnown ? selected : undefined)
        expect(before.slice(0, edit.from) + edit.inserted + before.slice(edit.to)).toBe(after)
        if (isKnown) expect(edit).toEqual({ from: selected[0], to: selected[1], inserted })
        // Never splits a character.
        expect([...edit.inserted].every((letter) => letter.length === 1 || /\p{Nd}/u.test(letter))).toBe(true)
      }),
    )
  })

  it('returns the whole text if it is unrelated to the previous one', () => {
    expect(findEdit('12', '345', 1)).toEqual({ from: 0, to: 2, inserted: '345' })
  })
})
