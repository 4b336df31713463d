export { swapFeature } from './swapFeature.js'
