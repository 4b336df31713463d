const call = { type: 'function', stateMutability: 'payable', outputs: [] } as const
const word = (type: string, name = '') => ({ name, type })
const deadline = word('uint256', 'deadline')

/** Quotes of an exchange; the unused words of the V3 response are omitted. */
export const quoteAbi = [
  {
    type: 'function',
    stateMutability: 'view',
    name: 'getAmountsOut',
    inputs: [word('uint256', 'amountIn'), word('address[]', 'path')],
    outputs: [word('uint256[]', 'amounts')],
  },
  {
    type: 'function',
    stateMutability: 'view',
    name: 'quoteExactInput',
    inputs: [word('bytes', 'path'), word('uint256', 'amountIn')],
    outputs: [word('uint256', 'amountOut')],
  },
] as const

/** Swaps of a V2-compatible router. */
export const pairRouterAbi = [
  ...['swapExactTokensForTokens', 'swapExactTokensForETH'].map((name) => ({
    ...call,
    name,
    inputs: [
      word('uint256', 'amountIn'),
      word('uint256', 'amountOutMin'),
      word('address[]', 'path'),
      word('address', 'to'),
      deadline,
    ],
  })),
  {
    ...call,
    name: 'swapExactETHForTokens',
    inputs: [word('uint256', 'amountOutMin'), word('address[]', 'path'), word('address', 'to'), deadline],
  },
] as const

/** Swaps of a SwapRouter02-compatible router. */
export const swapRouterAbi = [
  { ...call, name: 'multicall', inputs: [deadline, word('bytes[]', 'data')] },
  {
    ...call,
    name: 'exactInput',
    inputs: [
      {
        name: 'params',
        type: 'tuple',
        components: [
          word('bytes', 'path'),
          word('address', 'recipient'),
          word('uint256', 'amountIn'),
          word('uint256', 'amountOutMinimum'),
        ],
      },
    ],
  },
  {
    ...call,
    name: 'swapExactTokensForTokens',
    inputs: [
      word('uint256', 'amountIn'),
      word('uint256', 'amountOutMin'),
      word('address[]', 'path'),
      word('address', 'to'),
    ],
  },
  {
    ...call,
    name: 'selfPermit',
    inputs: [
      word('address', 'token'),
      word('uint256', 'value'),
      deadline,
      word('uint8', 'v'),
      word('bytes32', 'r'),
      word('bytes32', 's'),
    ],
  },
  { ...call, name: 'unwrapWETH9', inputs: [word('uint256', 'amountMinimum'), word('address', 'recipient')] },
] as const

/** The wrapped native currency. */
export const wrappedNativeAbi = [
  { ...call, name: 'deposit', inputs: [] },
  { ...call, name: 'withdraw', inputs: [word('uint256', 'amount')] },
] as const

/** Approval of a router for a token. */
export const approveAbi = [
  { ...call, name: 'approve', inputs: [word('address', 'spender'), word('uint256', 'amount')] },
] as const
