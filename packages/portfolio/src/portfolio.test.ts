import type { TokenBalance } from '@kit/core/plugin'
import { createTestEngine, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { orderTokens, portfolio } from './index.js'

const token = (symbol: string, given: Partial<TokenBalance> = {}): TokenBalance => ({
  networkId: 'eip155:1',
  address: `0x${symbol}`,
  name: symbol,
  symbol,
  decimals: 2,
  iconUrl: undefined,
  amount: 100n,
  value: undefined,
  price: undefined,
  ...given,
})

/** Creates a portfolio with a subscriber. */
async function setUp(read: () => Promise<readonly TokenBalance[]>) {
  const engine = await createTestEngine({ plugins: [portfolio()], settings: { tokenSource: read } })
  const { state } = engine.kit.plugins.portfolio
  await engine.connect('one', ['0xA'])
  const end = state.subscribe(() => {})
  await flushPromises()
  return { ...engine, state: () => state.getState(), end }
}

describe('portfolio()', () => {
  it('sorts tokens by value, then by name, and drops empty balances', () => {
    const tokens = [
      token('ZED'),
      token('ALF'),
      token('GONE', { amount: 0n, value: 0 }),
      token('TEN', { value: 10 }),
      token('COIN', { address: undefined, amount: 0n, value: 0 }),
      token('BIG', { value: 99 }),
    ]
    expect(orderTokens(tokens).map(({ symbol }) => symbol)).toEqual(['BIG', 'TEN', 'COIN', 'ALF', 'ZED'])
  })

  it('sums up the tokens with a price', async () => {
    const { state } = await setUp(async () => [token('A', { value: 1.5 }), token('B', { value: 2 }), token('C')])
    expect(state()).toMatchObject({ total: 3.5, tokens: { status: 'success', data: { length: 3 } } })
  })

  it('has no total if no token has a price, or if loading failed', async () => {
    const { state } = await setUp(async () => [token('A')])
    expect(state().total).toBeUndefined()
    const failed = await setUp(() => Promise.reject(new Error('away')))
    expect(failed.state()).toMatchObject({ total: undefined, tokens: { status: 'error', error: { details: 'away' } } })
  })
})
