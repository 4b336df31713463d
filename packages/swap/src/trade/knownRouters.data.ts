/**
 * Well-known exchange contracts, by lowercase address, with their EVM chain IDs. Each is published by its authors: the source is named
 * beside it, and contracts without a source aren't listed. Contracts whose address changes with each release, such as 0x Settler, aren't
 * listed either: an app sets them in `routers`.
 */
export const knownRouters: { readonly [address: string]: readonly number[] } = {
  // 1inch Aggregation Router 5: constants of 1inch/1inch-sdk-go, the same address on all of its chains except zkSync.
  '0x1111111254eeb25477b68fb85ed929f73a960582': [1, 10, 56, 100, 137, 250, 8453, 42161, 43114, 1313161554],
  // 1inch Aggregation Router 6, with limit orders: constants of 1inch/limit-order-sdk, the same address on all of its chains except zkSync.
  '0x111111125421ca6dc452d289314280a0f8842a65': [1, 10, 56, 100, 137, 250, 8453, 42161, 43114, 1313161554],
  // 0x Exchange Proxy: addresses.json of 0xProject/protocol.
  '0xdef1c0ded9bec7f1a1670819833240f027b25eff': [1, 56, 137, 43114],
  // Uniswap V2 Router 02: docs.uniswap.org, V2 Deployment Addresses.
  '0x7a250d5630b4cf539739df2c5dacb4c659f2488d': [1],
  '0x4a7b5da61326a6379179b40d00f57e5bbdc962c2': [10],
  '0xedf6066a2b290c185783862c7f4776a2c8077ad1': [137],
  '0x4752ba5dbc23f44d87826276bf6fd6b1c372ad24': [56, 8453, 42161, 43114],
  // Uniswap Swap Router 02: docs.uniswap.org, V3 deployments of each chain.
  '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45': [1, 10, 137, 42161],
  // Uniswap Universal Router 2: docs.uniswap.org, V3 deployments of each chain; for Base, deploy-addresses of Uniswap/universal-router.
  '0x66a9893cc07d91d95644aedd05d03f95e1dba8af': [1],
  '0x851116d9223fabed8e56c0e6b8ad0c31d98b3507': [10],
  '0x1095692a6237d83c6a72f3f5efedb9a670c49223': [137],
  '0x6ff5693b99212da76ad316178a184ab56d299b43': [8453],
  '0xa51afafe0263b40edaef0df8781ea9aa03e381a3': [42161],
}
