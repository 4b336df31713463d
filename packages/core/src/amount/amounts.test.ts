import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isKitError } from '../error/isKitError.js'
import { formatBalance } from './formatBalance.js'
import { formatUnits } from './formatUnits.js'
import { parseUnits } from './parseUnits.js'

const decimals = fc.integer({ min: 0, max: 36 })
const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })

describe('formatUnits, parseUnits and formatBalance', () => {
  it('parses formatted amounts back to the same value', () => {
    fc.assert(
      fc.property(amount, decimals, (value, places) => parseUnits(formatUnits(value, places), places) === value),
    )
  })

  it('formats base units exactly', () => {
    expect(formatUnits(1_500_000n, 6)).toBe('1.5')
    expect(formatUnits(1n, 18)).toBe('0.000000000000000001')
    expect(formatUnits(-25n, 1)).toBe('-2.5')
    expect(formatUnits(100n, 0)).toBe('100')
  })

  it('parses amounts as users type them', () => {
    expect(parseUnits('25', 6)).toBe(25_000_000n)
    expect(parseUnits('.5', 1)).toBe(5n)
    expect(parseUnits('7.', 2)).toBe(700n)
  })

  it.each(['', '.', '-1', '1e3', '1,5', ' 1', '0x10', '1.1.1', '٣', '1.1234567', '9'.repeat(200)])(
    'rejects %j as an amount',
    (text) => {
      expect(() => parseUnits(text, 6)).toThrow(expect.objectContaining({ code: 'amount/invalid' }))
    },
  )

  it('returns an amount or throws a typed error for any text', () => {
    fc.assert(
      fc.property(fc.string(), decimals, (text, places) => {
        try {
          return parseUnits(text, places) >= 0n
        } catch (error) {
          return isKitError(error, 'amount/invalid')
        }
      }),
    )
  })

  it('shows balances with three decimals, rounded down', () => {
    expect(formatBalance({ value: 1_999_999n, decimals: 6 })).toBe('1.999')
    expect(formatBalance({ value: 0n, decimals: 18 })).toBe('0.000')
    expect(formatBalance({ value: 12n, decimals: 1 })).toBe('1.200')
    expect(formatBalance({ value: 5n, decimals: 0 })).toBe('5.000')
  })

  it('never shows a balance as more than it is, or as a thousandth less', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 3, max: 36 }), (value, places) => {
        const shown = parseUnits(formatBalance({ value, decimals: places }), places)
        return shown <= value && value - shown < 10n ** BigInt(places - 3)
      }),
    )
  })
})
