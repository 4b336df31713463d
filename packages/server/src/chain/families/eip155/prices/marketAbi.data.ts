const view = { type: 'function', stateMutability: 'view' } as const
const word = (type: string, name = '') => ({ name, type })

/** Finds V2-compatible pairs. */
export const pairFactoryAbi = [
  { ...view, name: 'getPair', inputs: [word('address'), word('address')], outputs: [word('address')] },
] as const

/** Finds V3-compatible pools. */
export const poolFactoryAbi = [
  {
    ...view,
    name: 'getPool',
    inputs: [word('address'), word('address'), word('uint24')],
    outputs: [word('address')],
  },
] as const

/** Reserves of a pair. Further words, which differ between exchanges, are omitted. */
export const pairAbi = [
  { ...view, name: 'getReserves', inputs: [], outputs: [word('uint112', 'reserve0'), word('uint112', 'reserve1')] },
] as const

/** Price of a pool. Further words, which differ between exchanges, are omitted. */
export const poolAbi = [
  { ...view, name: 'slot0', inputs: [], outputs: [word('uint160', 'sqrtPriceX96'), word('int24', 'tick')] },
] as const

/** A Chainlink-compatible price feed. */
export const feedAbi = [
  { ...view, name: 'decimals', inputs: [], outputs: [word('uint256')] },
  {
    ...view,
    name: 'latestRoundData',
    inputs: [],
    outputs: [
      word('uint80', 'roundId'),
      word('int256', 'answer'),
      word('uint256', 'startedAt'),
      word('uint256', 'updatedAt'),
      word('uint80', 'answeredInRound'),
    ],
  },
] as const
