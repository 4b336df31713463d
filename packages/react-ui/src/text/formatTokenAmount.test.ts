import { expect, it } from 'vitest'
import { formatTokenAmount } from './formatTokenAmount.js'

it.each([
  [1_234_567_899_999_999_999n, 18, 18, '1.234567899999999999 X'],
  [1n, 18, 18, '0.000000000000000001 X'],
  [1n, 24, 24, '<0.00000000000000000001 X'],
  [1_999n, 3, 0, '1 X'],
])('formatTokenAmount formats %d with %i decimals to %i digits as %s', (amount, decimals, digits, text) => {
  expect(formatTokenAmount(amount, { decimals, symbol: 'X' }, 'en', digits)).toBe(text)
})

it.each([
  [1_234_567n, 6, 'en', '1.234567 X'],
  [1_234_567_890_000n, 6, 'en', '1,234,567.89 X'],
  [1_234_567_899_999_999_999n, 18, 'en', '1.23456789 X'],
  [10n ** 30n + 1n, 18, 'en', '1,000,000,000,000 X'],
  [9_999_999_999n, 18, 'en', '<0.00000001 X'],
  [10_000_000_000n, 18, 'en', '0.00000001 X'],
  [0n, 18, 'en', '0 X'],
  [5n, 0, 'en', '5 X'],
  [1_500n, 3, 'de', '1,5 X'],
])('formatTokenAmount formats %d with %i decimals in %s as %s', (amount, decimals, locale, text) => {
  expect(formatTokenAmount(amount, { decimals, symbol: 'X' }, locale)).toBe(text)
})
