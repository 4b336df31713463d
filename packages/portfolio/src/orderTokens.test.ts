import type { TokenBalance } from '@kit/core/plugin'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderTokens } from './orderTokens.js'

const token = fc.record({
  networkId: fc.constant('eip155:1' as const),
  address: fc.option(fc.constantFrom('0xa', '0xb', '0xc'), { nil: undefined }),
  name: fc.string(),
  symbol: fc.string(),
  decimals: fc.nat(36),
  iconUrl: fc.constant(undefined),
  amount: fc.bigInt({ min: 0n, max: 2n ** 256n }),
  value: fc.option(fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }), { nil: undefined }),
  price: fc.constant(undefined),
})

it('orderTokens keeps all held tokens, most valuable first and unknown values last', () => {
  fc.assert(
    fc.property(fc.array(token), (tokens: readonly TokenBalance[]) => {
      const ordered = orderTokens(tokens)
      const held = tokens.filter(({ amount, address }) => amount > 0n || address === undefined)
      expect(new Set(ordered)).toEqual(new Set(held))
      expect(ordered).toHaveLength(held.length)
      const values = ordered.map(({ value }) => value ?? -1)
      expect(values).toEqual([...values].sort((a, b) => b - a))
    }),
  )
})
