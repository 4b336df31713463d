import type { Network } from '@kit/core/adapter'
import { clusters } from './clusters.data.js'

const common = {
  namespace: 'solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
} as const

/** Solana mainnet. Its public endpoint is rate-limited and blocks most web pages: set your own in `rpcUrls`. */
export const solanaMainnet: Network<'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'> = {
  ...common,
  reference: clusters.mainnet,
  id: `solana:${clusters.mainnet}`,
  name: 'Solana',
  rpcUrls: ['https://api.mainnet-beta.solana.com'],
  blockExplorer: { name: 'Solana Explorer', url: 'https://explorer.solana.com' },
}

/** Solana's network for developers. */
export const solanaDevnet: Network<'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'> = {
  ...common,
  reference: clusters.devnet,
  id: `solana:${clusters.devnet}`,
  name: 'Solana Devnet',
  rpcUrls: ['https://api.devnet.solana.com'],
  blockExplorer: { name: 'Solana Explorer', url: 'https://explorer.solana.com?cluster=devnet' },
  testnet: true,
}

/** Solana's network for validators. */
export const solanaTestnet: Network<'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z'> = {
  ...common,
  reference: clusters.testnet,
  id: `solana:${clusters.testnet}`,
  name: 'Solana Testnet',
  rpcUrls: ['https://api.testnet.solana.com'],
  blockExplorer: { name: 'Solana Explorer', url: 'https://explorer.solana.com?cluster=testnet' },
  testnet: true,
}

/**
 * Defines a custom chain, which wallets know as `solana:localnet`.
 *
 * @param options.genesisHash The node's response to `getGenesisHash`. Its first 32 characters are the CAIP-2 reference.
 * @example solanaLocal({ genesisHash, rpcUrls: ['http://127.0.0.1:8899'] })
 */
export function solanaLocal(options: {
  readonly genesisHash: string
  readonly rpcUrls: readonly string[]
  readonly name?: string
}): Network<`solana:${string}`> {
  const id = options.genesisHash.slice(0, 32)
  const { name = 'Solana Local', rpcUrls } = options
  return { ...common, reference: id, id: `solana:${id}`, name, rpcUrls, testnet: true }
}
