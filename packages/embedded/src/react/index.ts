export { embeddedFeature } from './embeddedFeature.js'
export { type Embedded, useEmbedded } from './useEmbedded.js'
