export { solanaVerifier } from './solanaVerifier.js'
