export { swapView as Swap } from './Swap.js'
export { swapPreviewView as SwapPreview } from './SwapPreview.js'
export { swapSelectTokenView as SwapSelectToken } from './SwapSelectToken.js'
export { swapSentView as SwapSent } from './SwapSent.js'
