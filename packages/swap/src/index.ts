export type { BridgeStep, BridgeTransfer, IntentConversion } from './BridgeTransfer.js'
export type { ExactSwap, SwapConversion } from './ExactSwap.js'
export type { IntentOptions } from './IntentOptions.js'
export { intentConversion } from './intentConversion.js'
export type { SwapErrorCodes } from './SwapErrorCodes.js'
export type { SwapEdit, SwapOptions, SwapStart, SwapSubmitOptions } from './SwapOptions.js'
export {
  type MaybeSwapped,
  type Quote,
  type SwappableToken,
  type SwapState,
  type SwapStep,
  slippageLimits,
} from './SwapState.js'
export { type SwapPlugin, swap } from './swap.js'
export { swapConversion } from './swapConversion.js'
