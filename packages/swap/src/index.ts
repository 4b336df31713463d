export type { Crossing, CrossStep, IntentConversion } from './Crossing.js'
export type { ExactSwap, SwapConversion } from './ExactSwap.js'
export type { IntentOptions } from './IntentOptions.js'
export { intentConversion } from './intentConversion.js'
export type { SwapEdit, SwapStart, SwapSubmitOptions } from './SwapEdit.js'
export type { SwapOptions } from './SwapOptions.js'
export {
  type MaybeSwapped,
  type Quote,
  type SwapState,
  type SwapStep,
  slippageLimits,
  type TradedToken,
} from './SwapState.js'
export { type SwapPlugin, swap } from './swap.js'
export type {} from './swapCommands.js'
export { swapConversion } from './swapConversion.js'
export type {} from './swapErrors.js'
