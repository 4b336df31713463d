export { eip155 } from './eip155.js'
export type { Eip155Options, ViemAdapter } from './ViemAdapter.js'
