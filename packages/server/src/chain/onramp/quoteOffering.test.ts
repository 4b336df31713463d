import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseUsdPrice } from '../prices/UsdPrice.js'
import { formatDecimal } from '../tokens/formatDecimal.js'
import { quoteOffering, toHundredths } from './quoteOffering.js'

const bought = (decimals: number, paid: string, price: number, feePercent = 0) =>
  quoteOffering({ decimals }, paid, parseUsdPrice(price), feePercent).quantity

it('an on-ramp quote subtracts the fee from the amount and buys with the rest', () => {
  const quote = quoteOffering({ decimals: 18 }, '100.00', parseUsdPrice(2500), 1.5)
  expect([quote.total, quote.fee, quote.subtotal]).toEqual([10_000n, 150n, 9_850n])
  expect(quote.quantity).toBe(39_400_000_000_000_000n)
})

it('an on-ramp quote calculates with many and few decimals, expensive and cheap assets', () => {
  expect(bought(18, '92', 2300)).toBe(40_000_000_000_000_000n)
  expect(bought(0, '99.99', 50)).toBe(1n)
  expect(bought(6, '1', 1e-9)).toBe(10n ** 15n)
  expect(bought(8, '1', 1e12)).toBe(0n)
})

it('an on-ramp quote never pays out more than was paid, and splits the amount into fee and rest exactly', () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 11n),
      fc.bigInt(1n, 10n ** 39n),
      fc.integer({ min: 0, max: 36 }),
      fc.integer({ min: 0, max: 1000 }),
      (hundredths, price, decimals, feeHundredths) => {
        const quote = quoteOffering({ decimals }, formatDecimal(hundredths, 2), price, feeHundredths / 100)
        expect(quote.fee + quote.subtotal).toBe(hundredths)
        expect(quote.subtotal).toBeGreaterThanOrEqual(0n)
        const cost = quote.quantity * price * 100n
        const scale = 10n ** 30n * 10n ** BigInt(decimals)
        expect(cost <= quote.subtotal * scale).toBe(true)
        expect(cost + price * 100n > quote.subtotal * scale).toBe(true)
      },
    ),
  )
})

it('toHundredths reads hundredths without loss, and drops smaller fractions', () => {
  fc.assert(fc.property(fc.bigInt(0n, 10n ** 15n), (value) => toHundredths(formatDecimal(value, 2)) === value))
  expect(toHundredths('1.999')).toBe(199n)
})
