import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isKitError } from '../error/isKitError.js'
import { formatBalance } from './formatBalance.js'
import { formatUnits } from './formatUnits.js'
import { parseUnits } from './parseUnits.js'

const decimals = fc.integer({ min: 0, max: 36 })
const amount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })

describe('amounts', () => {
  it('come back from their text unchanged', () => {
    fc.assert(
      fc.property(amount, decimals, (value, places) => parseUnits(formatUnits(value, places), places) === value),
    )
  })

  it('are written exactly', () => {
    expect(formatUnits(1_500_000n, 6)).toBe('1.5')
    expect(formatUnits(1n, 18)).toBe('0.000000000000000001')
    expect(formatUnits(-25n, 1)).toBe('-2.5')
    expect(formatUnits(100n, 0)).toBe('100')
  })

  it('are read from what people type', () => {
    expect(parseUnits('25', 6)).toBe(25_000_000n)
    expect(parseUnits('.5', 1)).toBe(5n)
    expect(parseUnits('7.', 2)).toBe(700n)
  })

  it.each(['', '.', '-1', '1e3', '1,5', ' 1', '0x10', '1.1.1', '٣', '1.1234567', '9'.repeat(200)])(
    'are refused as %j',
    (text) => {
      expect(() => parseUnits(text, 6)).toThrow(expect.objectContaining({ code: 'amount/invalid' }))
    },
  )

  it('never make anything but an amount or a typed refusal', () => {
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

  it('are shown with three decimals, floored', () => {
    expect(formatBalance({ value: 1_999_999n, decimals: 6 })).toBe('1.999')
    expect(formatBalance({ value: 0n, decimals: 18 })).toBe('0.000')
    expect(formatBalance({ value: 12n, decimals: 1 })).toBe('1.200')
    expect(formatBalance({ value: 5n, decimals: 0 })).toBe('5.000')
  })

  it('are never shown as more than they are, nor as a thousandth less', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 3, max: 36 }), (value, places) => {
        const shown = parseUnits(formatBalance({ value, decimals: places }), places)
        return shown <= value && value - shown < 10n ** BigInt(places - 3)
      }),
    )
  })
})
