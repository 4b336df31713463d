export { describeEvmAdapter } from './describeEvmAdapter.js'
export type { EvmFixture } from './EvmFixture.js'
