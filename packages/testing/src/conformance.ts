export type {
  AdapterFixture,
  ConformanceBehavior,
  ConformanceChain,
  ConformanceWallet,
  ConformanceWalletOptions,
} from './conformance/AdapterFixture.js'
export { type BitcoinNode, createBitcoinFixture } from './conformance/createBitcoinFixture.js'
export { createEvmFixture, type EvmNode } from './conformance/createEvmFixture.js'
export { createPolkadotFixture, type PolkadotNode } from './conformance/createPolkadotFixture.js'
export { createSolanaFixture, type SolanaNode } from './conformance/createSolanaFixture.js'
export { describeAdapter } from './conformance/describeAdapter.js'
