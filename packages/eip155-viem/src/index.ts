export type { Eip155Options } from './Eip155Options.js'
export { eip155 } from './eip155.js'
export type { ViemAdapter } from './ViemAdapter.js'
