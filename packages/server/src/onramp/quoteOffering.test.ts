import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatHundredths, quoteOffering, toHundredths } from './quoteOffering.js'
import type { Offering } from './readOfferings.js'

const ether: Offering = {
  chain: 'eip155:31337',
  network: 'local-one',
  networkName: 'Local One',
  address: 'native',
  logoUri: undefined,
  eip2612: false,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
}

it('takes the fee off the amount and buys with the rest', () => {
  const quote = quoteOffering(ether, '100.00', { priceUsd: 2500, perUsd: 1 }, 1.5)
  expect([quote.total, quote.fee, quote.subtotal]).toEqual([10_000n, 150n, 9_850n])
  expect(quote.quantity).toBe(39_400_000_000_000_000n)
})

it('reckons other currencies, many and few decimals, dear and cheap assets', () => {
  expect(quoteOffering(ether, '92', { priceUsd: 2500, perUsd: 0.92 }, 0).quantity).toBe(40_000_000_000_000_000n)
  expect(quoteOffering({ ...ether, decimals: 0 }, '99.99', { priceUsd: 50, perUsd: 1 }, 0).quantity).toBe(1n)
  expect(quoteOffering({ ...ether, decimals: 6 }, '1', { priceUsd: 1e-9, perUsd: 1 }, 0).quantity).toBe(10n ** 15n)
  expect(quoteOffering({ ...ether, decimals: 8 }, '1', { priceUsd: 1e12, perUsd: 1 }, 0).quantity).toBe(0n)
})

it('never pays out more than was paid for, and fee and rest are the whole', () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 11n),
      fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
      fc.integer({ min: 0, max: 1000 }),
      (hundredths, priceUsd, feeHundredths) => {
        const quote = quoteOffering(ether, formatHundredths(hundredths), { priceUsd, perUsd: 1 }, feeHundredths / 100)
        expect(quote.fee + quote.subtotal).toBe(hundredths)
        expect(quote.subtotal).toBeGreaterThanOrEqual(0n)
        expect((Number(quote.quantity) / 1e18) * priceUsd).toBeLessThanOrEqual((Number(hundredths) / 100) * (1 + 1e-9))
      },
    ),
  )
})

it('reads and writes hundredths without loss', () => {
  fc.assert(fc.property(fc.bigInt(0n, 10n ** 15n), (value) => toHundredths(formatHundredths(value)) === value))
})
