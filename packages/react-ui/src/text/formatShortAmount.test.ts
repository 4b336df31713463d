import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatExactAmount, formatShortAmount } from './formatShortAmount.js'

const balance = (value: bigint, decimals = 0) => ({ value, decimals, symbol: 'X' })
const shortOf = (value: bigint, decimals = 0) => formatShortAmount(balance(value, decimals), 'en').text

describe('formatShortAmount', () => {
  it('writes out the amount up to eight digits', () => {
    expect(formatShortAmount(balance(1_999_999n, 6), 'en')).toEqual({ text: '1.999', isCompact: false })
    expect(shortOf(99_999_999_999n, 3)).toBe('99,999,999.999')
  })

  it('shortens amounts above that, and never shows more than the amount', () => {
    expect(formatShortAmount(balance(123_456_789_012_345_678n, 6), 'en')).toEqual({ text: '123.4B', isCompact: true })
    expect(shortOf(999_999_999_999n)).toBe('999.9B')
    expect(shortOf(999_999_999n)).toBe('999.9M')
    expect(shortOf(10n ** 30n)).toBe('1E30')
    expect(formatShortAmount(balance(123_456_789_012n), 'ar').text).toContain('123')
  })

  it('shows an amount below the smallest one as less than it, never as zero', () => {
    expect(formatShortAmount(balance(1n, 18), 'en')).toEqual({ text: '<0.001', isCompact: true })
    expect(shortOf(999n, 6)).toBe('<0.001')
    expect(shortOf(1_000n, 6)).toBe('0.001')
    expect(shortOf(0n, 18)).toBe('0')
  })

  it('has at most fourteen characters for any size', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 60n), fc.integer({ min: 0, max: 24 }), (value, decimals) => {
        expect(shortOf(value, decimals).length).toBeLessThanOrEqual(14)
      }),
    )
  })

  it('comes with an exact value from formatExactAmount', () => {
    expect(formatExactAmount(balance(123_456_789_012_345_678n, 6), 'en')).toBe('123,456,789,012.345678')
    expect(formatExactAmount(balance(1n, 18), 'en')).toBe('0.000000000000000001')
  })
})
