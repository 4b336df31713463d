export { smartSessionsFeature } from './smartSessionsFeature.js'
