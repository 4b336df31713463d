import { expect, it } from 'vitest'
import { formatWalletCount } from './formatWalletCount.js'

it.each([
  [0, '0'],
  [9, '9'],
  [10, '10+'],
  [412, '410+'],
  [7.9, '7'],
  [Number.NaN, '0'],
  [-3, '0'],
])('formatWalletCount formats %d as %s', (count, text) => {
  expect(formatWalletCount(count)).toBe(text)
})
