export { siwxFeature } from './siwxFeature.js'
export { type Siwx, useSiwx } from './useSiwx.js'
