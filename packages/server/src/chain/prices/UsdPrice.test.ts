import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parsePoolPrice } from '../families/eip155/prices/Pool.js'
import { convertUsd } from './createRates.js'
import { oneUsd, parseUsdPrice, toDouble, usdValueOf } from './UsdPrice.js'

it('parseUsdPrice keeps every configured number verbatim', () => {
  const written = fc.double({ min: 1e-12, max: 1e15, noNaN: true })
  fc.assert(
    fc.property(written, (price) => {
      expect(toDouble(parseUsdPrice(price))).toBe(price)
    }),
  )
  expect([0, 1, 9.1e-6, 2500.5, 1e21].map((price) => toDouble(parseUsdPrice(price)))).toEqual([
    0, 1, 9.1e-6, 2500.5, 1e21,
  ])
  expect(parseUsdPrice(1)).toBe(oneUsd)
})

it('usdValueOf calculates values without losing a unit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 128n }), fc.integer({ min: 0, max: 18 }), (amount, decimals) => {
      expect(usdValueOf(amount * 10n ** BigInt(decimals), decimals, oneUsd)).toBe(amount * oneUsd)
      expect(convertUsd(usdValueOf(amount, decimals, oneUsd), oneUsd)).toBe(usdValueOf(amount, decimals, oneUsd))
    }),
  )
})

it('parsePoolPrice reads the same price from a pair and from a pool, whichever token comes first', () => {
  const [low, high] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`]
  const units = fc.bigInt({ min: 10n ** 6n, max: 10n ** 15n })
  fc.assert(
    fc.property(units, units, fc.boolean(), (tokenUnits, baseUnits, isFirst) => {
      const token = { address: isFirst ? low : high, decimals: 18 }
      const base = { address: isFirst ? high : low, decimals: 6 }
      const [reserve0, reserve1] = isFirst ? [tokenUnits, baseUnits] : [baseUnits, tokenUnits]
      const root = sqrt((reserve1 << 192n) / reserve0)
      const pool = { address: '', token, base }
      const pair = parsePoolPrice({ ...pool, kind: 'v2' }, [[reserve0, reserve1], baseUnits], oneUsd)
      const deep = parsePoolPrice({ ...pool, kind: 'v3' }, [[root, 0], baseUnits], oneUsd)
      expect(pair?.depth).toBe((baseUnits * oneUsd) / 10n ** 6n)
      expect(toDouble(deep?.price ?? 0n) / toDouble(pair?.price ?? 1n)).toBeCloseTo(1, 9)
    }),
  )
})

it('parsePoolPrice reads nothing from a pool that is empty or returns something else', () => {
  const pool = { address: '', token: { address: '0x1', decimals: 1 }, base: { address: '0x2', decimals: 1 } }
  const parse = (kind: 'v2' | 'v3', state: unknown, depth: unknown) =>
    parsePoolPrice({ ...pool, kind }, [state, depth], oneUsd)
  expect([
    parse('v2', [0n, 1n], 1n),
    parse('v3', [0n, 0], 1n),
    parse('v2', undefined, 1n),
    parse('v3', [1n, 0], undefined),
  ]).toEqual([undefined, undefined, undefined, undefined])
})

function sqrt(value: bigint): bigint {
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2))
  for (;;) {
    const next = (root + value / root) >> 1n
    if (next >= root) return root
    root = next
  }
}
