export { onrampFeature } from './onrampFeature.js'
