export type {} from './SwapPreview.js'
export type {} from './SwapSelectToken.js'
export { swapFeature } from './swapFeature.js'
