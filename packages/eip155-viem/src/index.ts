export { eip155 } from './eip155.js'
export type { Eip155Options } from './library/Eip155Options.js'
export type { ViemAdapter } from './ViemAdapter.js'
