import { formatUnits, parseUnits } from '@kit/core/plugin'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromFiat, toFiat } from './toFiat.js'

it('toFiat and fromFiat convert an amount and a fiat value without rounding up', () => {
  expect(toFiat('1.5', { decimals: 18, price: 2000.5 })).toBe('3000.75')
  expect(toFiat('0.00001', { decimals: 18, price: 999 })).toBe('0')
  expect(fromFiat('1', { decimals: 6, price: 3 })).toBe('0.333333')
})

it('toFiat and fromFiat return undefined without a valid price', () => {
  for (const price of [undefined, 0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e-30]) {
    expect(toFiat('1', { decimals: 18, price })).toBeUndefined()
    expect(fromFiat('1', { decimals: 18, price })).toBeUndefined()
  }
})

it('toFiat and fromFiat never increase an amount on the way to fiat and back', () => {
  const price = fc.double({ min: 1e-9, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 30n), fc.integer({ min: 0, max: 24 }), price, (units, decimals, price) => {
      const fiat = toFiat(formatUnits(units, decimals), { decimals, price })
      if (fiat === undefined) return
      const back = fromFiat(fiat, { decimals, price })
      expect(parseUnits(back ?? '', decimals)).toBeLessThanOrEqual(units)
    }),
  )
})
