import { formatAddress } from '@kit/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount } from './formatShortAmount.js'

const balance = (value: bigint, decimals: number) => ({ value, decimals, symbol: 'X' })

describe('formatAmount', () => {
  it('floors to three decimals at most', () => {
    expect(formatAmount(balance(1_999_999n, 6), 'en')).toBe('1.999')
    expect(formatAmount(balance(999n, 6), 'en')).toBe('0')
    expect(formatAmount(balance(5n, 0), 'en')).toBe('5')
  })

  it('stays exact for any size', () => {
    expect(formatAmount(balance(123_456_789_012_345_678_901_234_567_890n, 18), 'en')).toBe('123,456,789,012.345')
  })

  it('uses the number format of the language', () => {
    expect(formatAmount(balance(1_234_500n, 3), 'de')).toBe('1.234,5')
  })

  it('never shows more than the amount', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 30n), fc.integer({ min: 0, max: 24 }), (value, decimals) => {
        const [whole = '', fraction = ''] = formatAmount(balance(value, decimals), 'en').replaceAll(',', '').split('.')
        const shown = BigInt(whole + fraction.padEnd(3, '0')) * 10n ** BigInt(decimals)
        expect(shown <= value * 1000n).toBe(true)
        expect(value * 1000n - shown < 10n ** BigInt(decimals)).toBe(true)
      }),
    )
  })
})

describe('a shortened address', () => {
  it('shows its first four and last six characters', () => {
    expect(formatAddress('0x8ba1f109551bD432803012645Ac136ddd64DBA72')).toBe('0x8b…4DBA72')
    expect(formatAddress('short')).toBe('short')
  })
})
