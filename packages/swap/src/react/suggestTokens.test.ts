import { describe, expect, it } from 'vitest'
import type { SwappableToken } from '../SwapState.js'
import { suggestTokens } from './suggestTokens.js'

const token = (symbol: string) => ({ symbol }) as SwappableToken
const symbols = (given: readonly string[]) => suggestTokens(given.map(token)).map(({ symbol }) => symbol)

describe('suggestTokens', () => {
  it('suggests ETH, UNI, USDC, USDT, DAI and WBTC first, whatever else can be swapped', () => {
    const traded = ['AAA', 'WBTC', 'DAI', 'USDT', 'BBB', 'USDC', 'UNI', 'CCC', 'ETH', 'DDD', 'EEE']
    expect(symbols(traded)).toEqual(['ETH', 'UNI', 'USDC', 'USDT', 'DAI', 'WBTC', 'AAA', 'BBB'])
  })

  it('fills up with the first tokens of the list, eight in all', () => {
    expect(symbols(['A', 'B', 'DAI'])).toEqual(['DAI', 'A', 'B'])
    expect(symbols('ABCDEFGHIJ'.split(''))).toEqual('ABCDEFGH'.split(''))
  })
})
