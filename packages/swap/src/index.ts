export type { SwapEdit, SwapStart } from './SwapEdit.js'
export type { SwapOptions } from './SwapOptions.js'
export { type Quote, type SwapState, type SwapStep, slippageLimits, type TradedToken } from './SwapState.js'
export { type SwapPlugin, swap } from './swap.js'
