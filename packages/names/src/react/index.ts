export { namesFeature } from './namesFeature.js'
