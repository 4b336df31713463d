export type { Eip155Options, EthersAdapter } from './EthersAdapter.js'
export { eip155 } from './eip155.js'
