export type { Eip155Options } from './Eip155Options.js'
export type { EthersAdapter } from './EthersAdapter.js'
export { eip155 } from './eip155.js'
