import fc from 'fast-check'
import { expect, it } from 'vitest'
import { minOutOf } from './minOutOf.js'
import { packPath } from './Route.js'

const amounts = fc.bigInt({ min: 1n, max: 2n ** 256n - 1n })

it('minOutOf subtracts at most the slippage, in hundredths of a percent, and never returns zero', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 5000 }), (expected, points) => {
      const min = minOutOf(expected, points / 100)
      expect(min).toBeGreaterThan(0n)
      expect(min).toBeLessThanOrEqual(expected)
      expect((expected - min) * 10_000n).toBeLessThanOrEqual(expected * BigInt(points))
      // And no less than that, except for rounding.
      expect((expected - min + 1n) * 10_000n).toBeGreaterThan(expected * BigInt(points))
    }),
  )
})

it('minOutOf returns the expected minimum', () => {
  expect([minOutOf(10_000n, 0), minOutOf(10_000n, 1), minOutOf(10_000n, 0.5), minOutOf(10_000n, 0.29)]).toEqual([
    10_000n,
    9900n,
    9950n,
    9971n,
  ])
  expect(minOutOf(10_000n, 0.295)).toBe(9971n)
  expect(minOutOf(1n, 50)).toBe(1n)
})

it('packPath encodes a path in the format of V3 pools', () => {
  const [a, b, c] = ['aa', 'bb', 'cc'].map((byte) => `0x${byte.repeat(20)}`) as [string, string, string]
  expect(packPath({ path: [a, b, c], fees: [500, 10_000] })).toBe(
    `0x${'aa'.repeat(20)}0001f4${'bb'.repeat(20)}002710${'cc'.repeat(20)}`,
  )
})
