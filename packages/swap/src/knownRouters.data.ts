/** Exchange contracts that are well known, by address in lower case, with the EVM chain IDs on which they stand. */
export const knownRouters: { readonly [address: string]: readonly number[] } = {
  // 1inch Aggregation Router, versions 5 and 6.
  '0x1111111254eeb25477b68fb85ed929f73a960582': [1, 10, 56, 100, 137, 250, 8453, 42161, 43114, 1313161554],
  '0x111111125421ca6dc452d289314280a0f8842a65': [1, 10, 56, 100, 137, 250, 8453, 42161, 43114, 1313161554],
  // 0x Exchange Proxy.
  '0xdef1c0ded9bec7f1a1670819833240f027b25eff': [1, 56, 137, 43114],
  // Uniswap: V2 Router 02, Swap Router 02.
  '0x7a250d5630b4cf539739df2c5dacb4c659f2488d': [1],
  '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45': [1, 10, 137, 42161],
}
