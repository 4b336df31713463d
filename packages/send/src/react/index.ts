export { sendFeature } from './sendFeature.js'
