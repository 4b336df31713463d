type Unit = { readonly symbol: string; readonly decimals: number }

/**
 * Names and units of well-known networks and tokens. They are part of the signed release: the operator's server can add networks, but can't
 * change these names or units.
 */
export const pinnedNetworks: {
  readonly [id: string]: {
    readonly name: string
    readonly currency: Unit
    /** By address, in lower case. */
    readonly tokens?: { readonly [address: string]: Unit }
  }
} = {
  'eip155:1': {
    name: 'Ethereum',
    currency: { symbol: 'ETH', decimals: 18 },
    tokens: {
      '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48': { symbol: 'USDC', decimals: 6 },
      '0xdac17f958d2ee523a2206206994597c13d831ec7': { symbol: 'USDT', decimals: 6 },
      '0x6b175474e89094c44da98b954eedeac495271d0f': { symbol: 'DAI', decimals: 18 },
      '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2': { symbol: 'WETH', decimals: 18 },
      '0x2260fac5e5542a773aa44fbcfedf7c193bc2c599': { symbol: 'WBTC', decimals: 8 },
      '0x514910771af9ca656af840dff83e8264ecf986ca': { symbol: 'LINK', decimals: 18 },
      '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984': { symbol: 'UNI', decimals: 18 },
      '0xae7ab96520de3a18e5e111b5eaab095312d7fe84': { symbol: 'stETH', decimals: 18 },
      '0x7f39c581f595b53c5cb19bd0b3f8da6c935e2ca0': { symbol: 'wstETH', decimals: 18 },
    },
  },
  'eip155:10': {
    name: 'Optimism',
    currency: { symbol: 'ETH', decimals: 18 },
    tokens: {
      '0x0b2c639c533813f4aa9d7837caf62653d097ff85': { symbol: 'USDC', decimals: 6 },
      '0x94b008aa00579c1307b0ef2c499ad98a8ce58e58': { symbol: 'USDT', decimals: 6 },
      '0xda10009cbd5d07dd0cecc66161fc93d7c9000da1': { symbol: 'DAI', decimals: 18 },
      '0x4200000000000000000000000000000000000006': { symbol: 'WETH', decimals: 18 },
    },
  },
  'eip155:56': {
    name: 'BNB Smart Chain',
    currency: { symbol: 'BNB', decimals: 18 },
    tokens: {
      '0x8ac76a51cc950d9822d68b83fe1ad97b32cd580d': { symbol: 'USDC', decimals: 18 },
      '0x55d398326f99059ff775485246999027b3197955': { symbol: 'USDT', decimals: 18 },
      '0xbb4cdb9cbd36b01bd1cbaebf2de08d9173bc095c': { symbol: 'WBNB', decimals: 18 },
    },
  },
  'eip155:100': { name: 'Gnosis', currency: { symbol: 'xDAI', decimals: 18 } },
  'eip155:137': {
    name: 'Polygon',
    currency: { symbol: 'POL', decimals: 18 },
    tokens: {
      '0x3c499c542cef5e3811e1192ce70d8cc03d5c3359': { symbol: 'USDC', decimals: 6 },
      '0x2791bca1f2de4661ed88a30c99a7a9449aa84174': { symbol: 'USDC.e', decimals: 6 },
      '0xc2132d05d31c914a87c6611c10748aeb04b58e8f': { symbol: 'USDT', decimals: 6 },
      '0x8f3cf7ad23cd3cadbd9735aff958023239c6a063': { symbol: 'DAI', decimals: 18 },
      '0x7ceb23fd6bc0add59e62ac25578270cff1b9f619': { symbol: 'WETH', decimals: 18 },
    },
  },
  'eip155:324': { name: 'zkSync', currency: { symbol: 'ETH', decimals: 18 } },
  'eip155:8453': {
    name: 'Base',
    currency: { symbol: 'ETH', decimals: 18 },
    tokens: {
      '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913': { symbol: 'USDC', decimals: 6 },
      '0x50c5725949a6f0c72e6c4a641f24049a917db0cb': { symbol: 'DAI', decimals: 18 },
      '0x4200000000000000000000000000000000000006': { symbol: 'WETH', decimals: 18 },
    },
  },
  'eip155:42161': {
    name: 'Arbitrum',
    currency: { symbol: 'ETH', decimals: 18 },
    tokens: {
      '0xaf88d065e77c8cc2239327c5edb3a432268e5831': { symbol: 'USDC', decimals: 6 },
      '0xfd086bc7cd5c481dcc9c85ebe478a1c0b69fcbb9': { symbol: 'USDT', decimals: 6 },
      '0xda10009cbd5d07dd0cecc66161fc93d7c9000da1': { symbol: 'DAI', decimals: 18 },
      '0x82af49447d8a07e3bd95bd0d56f35241523fbab1': { symbol: 'WETH', decimals: 18 },
    },
  },
  'eip155:42220': { name: 'Celo', currency: { symbol: 'CELO', decimals: 18 } },
  'eip155:43114': {
    name: 'Avalanche',
    currency: { symbol: 'AVAX', decimals: 18 },
    tokens: {
      '0xb97ef9ef8734c71904d8002f8b6bc66dd9c48a6e': { symbol: 'USDC', decimals: 6 },
      '0x9702230a8ea53601f5cd2dc00fdbc13d4df4a8c7': { symbol: 'USDT', decimals: 6 },
    },
  },
  'eip155:59144': { name: 'Linea', currency: { symbol: 'ETH', decimals: 18 } },
  'eip155:534352': { name: 'Scroll', currency: { symbol: 'ETH', decimals: 18 } },
  'eip155:7777777': { name: 'Zora', currency: { symbol: 'ETH', decimals: 18 } },
  'eip155:1313161554': { name: 'Aurora', currency: { symbol: 'ETH', decimals: 18 } },
  'eip155:11155111': { name: 'Sepolia', currency: { symbol: 'ETH', decimals: 18 } },
  'eip155:84532': { name: 'Base Sepolia', currency: { symbol: 'ETH', decimals: 18 } },
  'eip155:11155420': { name: 'OP Sepolia', currency: { symbol: 'ETH', decimals: 18 } },
  'eip155:421614': { name: 'Arbitrum Sepolia', currency: { symbol: 'ETH', decimals: 18 } },
  'eip155:80002': { name: 'Polygon Amoy', currency: { symbol: 'POL', decimals: 18 } },
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': { name: 'Solana', currency: { symbol: 'SOL', decimals: 9 } },
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': { name: 'Solana Devnet', currency: { symbol: 'SOL', decimals: 9 } },
  'solana:4uhcVJyU9pJkvQyS88uRDiswHScCkcdH': { name: 'Solana Testnet', currency: { symbol: 'SOL', decimals: 9 } },
}

/** Moves tokens that were approved for it, by signature. */
export const permit2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'

/** Well-known contracts whose function names can be trusted, with the same address on each chain; in lower case. */
export const pinnedContracts: readonly string[] = [
  permit2,
  // Multicall3
  '0xca11bde05977b3631167028862be2a173976ca11',
  // Uniswap: routers of version 2 and 3, universal routers
  '0x7a250d5630b4cf539739df2c5dacb4c659f2488d',
  '0xe592427a0aece92de3edee1f18e0157c05861564',
  '0x68b3465833fb72a70ecdf485e0e4c7bd8665fc45',
  '0x3fc91a3afd70395cd496c647d5a6cc9d4b2b7fad',
  '0x66a9893cc07d91d95644aedd05d03f95e1dba8af',
  // The delegation manager
  '0xdb9b1e94b5b69df7e401ddbede43491141047db3',
]
