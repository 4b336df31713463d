export { payFeature } from './payFeature.js'
