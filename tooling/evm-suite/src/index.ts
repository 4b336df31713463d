export { createConformance } from './createConformance.js'
export { createConnectedKit } from './createConnectedKit.js'
export { describeEvmAdapter } from './describeEvmAdapter.js'
export type { EvmFixture } from './EvmFixture.js'
