import { parseUnits } from '@kit/core/plugin'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberSymbols, writeAmount } from './numberSymbols.js'
import { readPastedAmount, readTypedAmount } from './readTypedAmount.js'

const locales = ['en', 'de', 'fr-CH', 'ar-EG', 'fa', 'hi-u-nu-deva', 'de-AT', 'es'] as const
/** All languages in which the runtime formats numbers, and all sets of digits. */
const letters = [...'abcdefghijklmnopqrstuvwxyz']
const tags = letters.flatMap((one) => letters.flatMap((two) => ['', ...letters].map((three) => one + two + three)))
const systems = Intl.supportedValuesOf('numberingSystem').map((system) => `en-u-nu-${system}`)
const everyLocale = [
  ...Intl.NumberFormat.supportedLocalesOf(tags),
  ...['en-IN', 'en-ZA', 'de-CH', 'de-AT', 'es-MX', 'fr-CH', 'pt-PT', 'ur-IN', 'ar-MA', 'bn-IN'],
  ...systems,
]
const decimalText = fc
  .tuple(fc.bigInt(0n, 10n ** 40n), fc.stringMatching(/^\d{0,18}$/))
  .map(([whole, fraction]) => (fraction === '' ? `${whole}` : `${whole}.${fraction}`))

const en = numberSymbols('en')
const read = (text: string) => readTypedAmount(text, en)

describe('readTypedAmount', () => {
  it('reads an amount formatted in any language to the last digit', () => {
    fc.assert(
      fc.property(fc.constantFrom(...locales), decimalText, (locale, amount) => {
        const signs = numberSymbols(locale)
        expect(readTypedAmount(writeAmount(amount, signs), signs)).toBe(amount)
      }),
    )
  })

  it('accepts every digit and separator of every language and script, one after another', () => {
    expect(everyLocale.length).toBeGreaterThan(200)
    for (const locale of everyLocale) {
      const signs = numberSymbols(locale)
      expect(readTypedAmount('12.5', signs), locale).toBe('12.5')
      expect(readTypedAmount(writeAmount('9876543210.5', signs), signs), locale).toBe('9876543210.5')
    }
  })

  it('keeps each character while typing, including trailing points and zeros', () => {
    for (const text of ['', '0', '1.', '.5', '0.10', '007']) expect(readTypedAmount(text, en)).toBe(text)
  })

  it('accepts a point, a comma or the Arabic separator, and digits of several scripts', () => {
    expect(['1,5', '1.5', '١٫٥', '۱٫۵', '１.５', '१.५'].map(read)).toEqual(Array(6).fill('1.5'))
  })

  it('rejects anything else', () => {
    expect(['1.2.3', '-1', '1e5', 'x', '0x10', '1 000', '9'.repeat(121)].map(read)).toEqual(Array(7).fill(undefined))
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const read = readTypedAmount(text, en)
        if (read !== undefined && /\d/.test(read)) expect(parseUnits(read, 120)).toBeGreaterThanOrEqual(0n)
      }),
    )
  })
})

describe('readPastedAmount', () => {
  it('reads an amount in its language, with and without group separators', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locales),
        fc.bigInt(0n, 10n ** 15n),
        fc.integer({ min: 0, max: 99 }),
        (locale, whole, cents) => {
          const text = `${whole}.${String(cents).padStart(2, '0')}` as `${number}`
          const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(text)
          expect(readPastedAmount(written, numberSymbols(locale))).toBe(text)
        },
      ),
    )
  })

  it('reads an amount as formatted by any language, whole numbers and fractions', () => {
    for (const locale of everyLocale)
      for (const amount of ['1', '100', '1234.5', '10000000', '123456789.25']) {
        const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 }).format(amount as `${number}`)
        expect(readPastedAmount(written, numberSymbols(locale)), `${locale}: ${written}`).toBe(amount)
      }
  })

  it.each([
    ['1,00,00,000', 'en-IN', '10000000'],
    ['12,34,567.5', 'en-IN', '1234567.5'],
    ['1,00', 'en-IN', '1.00'],
    ['1,234.5', 'en', '1234.5'],
    ['1.234,5', 'en', '1234.5'],
    ['1,234,567', 'de', '1234567'],
    ['1,234', 'en', '1234'],
    ['1,234', 'de', '1.234'],
    ['1.234', 'de', '1234'],
    ['1,5', 'en', '1.5'],
    ['$1,234.50', 'en', '1234.50'],
    ['1.5 ETH', 'en', '1.5'],
    ['CHF 1’234.50', 'de-CH', '1234.50'],
    ['.5', 'en', '.5'],
  ])('reads %s in %s as %s', (text, locale, amount) => {
    expect(readPastedAmount(text, numberSymbols(locale))).toBe(amount)
  })

  it.each(['', 'ETH', '-5', '1e5', '1.2.3', '1,2.3,4', '0x10', '5 + 5', '12:30'])(
    'returns undefined for %j',
    (text) => {
      expect(readPastedAmount(text, numberSymbols('en'))).toBeUndefined()
    },
  )
})
