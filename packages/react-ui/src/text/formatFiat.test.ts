import { expect, it } from 'vitest'
import { currencySymbol, formatFiat } from './formatFiat.js'

it.each([
  [1234.5, 'en', undefined, '$1,234.50'],
  [0, 'en', undefined, '$0.00'],
  [0.004, 'en', undefined, '<$0.01'],
  [0.01, 'en', undefined, '$0.01'],
  [1234.5, 'de', 'EUR', '1.234,50 €'],
  [12_345_678_901, 'en', undefined, '$12.35B'],
  [50, 'ar', 'USD', '\u206650.00 US$\u2069'],
  [0.004, 'ar', 'USD', '\u2066<0.01 US$\u2069'],
  [0.004, 'de', 'EUR', '<0,01 €'],
  [0.004, 'ar-EG', 'USD', '\u2066<٠٫٠١ US$\u2069'],
  [50, 'he', 'USD', '\u206650.00 $\u2069'],
  [50, 'fa', 'USD', '\u2066$۵۰٫۰۰\u2069'],
  [2_340_000_000_000, 'en', 'USD', '$2.34T'],
])('formatFiat formats %d as currency in %s', (value, locale, currency, text) => {
  expect(formatFiat(value, locale, currency).replaceAll('\u00a0', ' ')).toBe(text)
})

it.each([
  [50, 'en', '$50'],
  [50.5, 'en', '$50.50'],
  [0.001, 'en', '<$0.01'],
  [50, 'ar', '\u206650 US$\u2069'],
])('formatFiat with round formats %d in %s, with cents only if there are any', (value, locale, text) => {
  expect(formatFiat(value, locale, 'USD', 'round').replaceAll('\u00a0', ' ')).toBe(text)
})

it.each(['en', 'ar', 'de', 'fa', 'he'])('currencySymbol returns the symbol that formatFiat writes in %s', (locale) => {
  expect(formatFiat(50, locale)).toContain(currencySymbol(locale))
})
