const view = { type: 'function', stateMutability: 'view' } as const
const word = (type: string, name = '') => ({ name, type })

/** Finds pairs of the V2 shape. */
export const pairFactoryAbi = [
  { ...view, name: 'getPair', inputs: [word('address'), word('address')], outputs: [word('address')] },
] as const

/** Finds pools of the V3 shape. */
export const poolFactoryAbi = [
  {
    ...view,
    name: 'getPool',
    inputs: [word('address'), word('address'), word('uint24')],
    outputs: [word('address')],
  },
] as const

/** Reserves of a pair. Answers have more words, which differ between exchanges and are not needed. */
export const pairAbi = [
  { ...view, name: 'getReserves', inputs: [], outputs: [word('uint112', 'reserve0'), word('uint112', 'reserve1')] },
] as const

/** Price of a pool. Answers have more words, which differ between exchanges and are not needed. */
export const poolAbi = [
  { ...view, name: 'slot0', inputs: [], outputs: [word('uint160', 'sqrtPriceX96'), word('int24', 'tick')] },
] as const

/** A price feed of Chainlink's shape. */
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
