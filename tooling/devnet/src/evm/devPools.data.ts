import type { DevTokenSymbol } from '../devTokens.js'

/** A pool of a local chain, with its initial reserves in whole units. With a fee (millionths) it is a V3 pool. */
export type DevPool = {
  readonly tokens: readonly [DevTokenSymbol | 'WETH', DevTokenSymbol | 'WETH']
  readonly units: readonly [number, number]
  readonly fee?: number
}

/** Initial prices: WETH 2,500 dollars, TBTC 60,000, TTK 2, THOP 5, TCON 0.50, TTHN 1. TUSD, TUSDC and TDAI are 1. */
export const devPools: readonly DevPool[] = [
  { tokens: ['WETH', 'TUSD'], units: [1000, 2_500_000] },
  { tokens: ['WETH', 'TDAI'], units: [400, 1_000_000] },
  { tokens: ['WETH', 'TBTC'], units: [1200, 50] },
  { tokens: ['WETH', 'TTK'], units: [200, 250_000] },
  { tokens: ['TUSD', 'TDAI'], units: [1_000_000, 1_000_000] },
  { tokens: ['TUSD', 'TUSDC'], units: [1_000_000, 1_000_000] },
  { tokens: ['TDAI', 'THOP'], units: [500_000, 100_000] },
  { tokens: ['TUSD', 'TTHN'], units: [10, 10] },
  { tokens: ['WETH', 'TUSD'], units: [4000, 10_000_000], fee: 500 },
  { tokens: ['WETH', 'TUSD'], units: [100, 250_000], fee: 3000 },
  { tokens: ['WETH', 'TBTC'], units: [2400, 100], fee: 3000 },
  { tokens: ['WETH', 'TCON'], units: [100, 500_000], fee: 10_000 },
  { tokens: ['TUSD', 'TUSDC'], units: [2_000_000, 2_000_000], fee: 500 },
]
