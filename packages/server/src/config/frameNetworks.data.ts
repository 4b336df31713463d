import type { ChainConfigInput } from '../chain/config/chainConfig.js'

/**
 * Networks of the embedded wallet that `"frameNetworks": true` adds: twelve mainnets with their testnets, and three of Solana, each with
 * its public endpoint. Entries in `chains` take precedence.
 */
export const frameNetworks: Readonly<Record<string, ChainConfigInput>> = {
  'eip155:1': {
    name: 'Ethereum',
    upstreams: ['https://ethereum.reth.rs/rpc'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  'eip155:11155111': {
    name: 'Sepolia',
    upstreams: ['https://11155111.rpc.thirdweb.com'],
    nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  },
  'eip155:10': {
    name: 'OP Mainnet',
    upstreams: ['https://mainnet.optimism.io'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  'eip155:11155420': {
    name: 'OP Sepolia',
    upstreams: ['https://sepolia.optimism.io'],
    nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  },
  'eip155:42161': {
    name: 'Arbitrum One',
    upstreams: ['https://arb1.arbitrum.io/rpc'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  'eip155:421614': {
    name: 'Arbitrum Sepolia',
    upstreams: ['https://sepolia-rollup.arbitrum.io/rpc'],
    nativeCurrency: { name: 'Arbitrum Sepolia Ether', symbol: 'ETH', decimals: 18 },
  },
  'eip155:137': {
    name: 'Polygon',
    upstreams: ['https://polygon.drpc.org'],
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  },
  'eip155:80002': {
    name: 'Polygon Amoy',
    upstreams: ['https://polygon-amoy.drpc.org'],
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
  },
  'eip155:42220': {
    name: 'Celo',
    upstreams: ['https://forno.celo.org'],
    nativeCurrency: { name: 'CELO', symbol: 'CELO', decimals: 18 },
  },
  'eip155:11142220': {
    name: 'Celo Sepolia Testnet',
    upstreams: ['https://forno.celo-sepolia.celo-testnet.org'],
    nativeCurrency: { name: 'CELO', symbol: 'S-CELO', decimals: 18 },
  },
  'eip155:1313161554': {
    name: 'Aurora',
    upstreams: ['https://mainnet.aurora.dev'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  'eip155:1313161555': {
    name: 'Aurora Testnet',
    upstreams: ['https://testnet.aurora.dev'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  'eip155:56': {
    name: 'BNB Smart Chain',
    upstreams: ['https://56.rpc.thirdweb.com'],
    nativeCurrency: { name: 'BNB', symbol: 'BNB', decimals: 18 },
  },
  'eip155:97': {
    name: 'BNB Smart Chain Testnet',
    upstreams: ['https://data-seed-prebsc-1-s1.bnbchain.org:8545'],
    nativeCurrency: { name: 'BNB', symbol: 'tBNB', decimals: 18 },
  },
  'eip155:43114': {
    name: 'Avalanche',
    upstreams: ['https://api.avax.network/ext/bc/C/rpc'],
    nativeCurrency: { name: 'Avalanche', symbol: 'AVAX', decimals: 18 },
  },
  'eip155:43113': {
    name: 'Avalanche Fuji',
    upstreams: ['https://api.avax-test.network/ext/bc/C/rpc'],
    nativeCurrency: { name: 'Avalanche Fuji', symbol: 'AVAX', decimals: 18 },
  },
  'eip155:324': {
    name: 'ZKsync Era',
    upstreams: ['https://mainnet.era.zksync.io'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  'eip155:300': {
    name: 'ZKsync Sepolia Testnet',
    upstreams: ['https://sepolia.era.zksync.dev'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  'eip155:100': {
    name: 'Gnosis',
    upstreams: ['https://rpc.gnosischain.com'],
    nativeCurrency: { name: 'xDAI', symbol: 'XDAI', decimals: 18 },
  },
  'eip155:10200': {
    name: 'Gnosis Chiado',
    upstreams: ['https://rpc.chiadochain.net'],
    nativeCurrency: { name: 'Gnosis', symbol: 'xDAI', decimals: 18 },
  },
  'eip155:8453': {
    name: 'Base',
    upstreams: ['https://mainnet.base.org'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  'eip155:84532': {
    name: 'Base Sepolia',
    upstreams: ['https://sepolia.base.org'],
    nativeCurrency: { name: 'Sepolia Ether', symbol: 'ETH', decimals: 18 },
  },
  'eip155:7777777': {
    name: 'Zora',
    upstreams: ['https://rpc.zora.energy'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  },
  'eip155:999999999': {
    name: 'Zora Sepolia',
    upstreams: ['https://sepolia.rpc.zora.energy'],
    nativeCurrency: { name: 'Zora Sepolia', symbol: 'ETH', decimals: 18 },
  },
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': {
    name: 'Solana',
    upstreams: ['https://api.mainnet-beta.solana.com'],
    nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  },
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': {
    name: 'Solana Devnet',
    upstreams: ['https://api.devnet.solana.com'],
    nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  },
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': {
    name: 'Solana Testnet',
    upstreams: ['https://api.testnet.solana.com'],
    nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  },
}
