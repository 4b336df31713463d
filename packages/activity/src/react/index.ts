export { activityFeature } from './activityFeature.js'
