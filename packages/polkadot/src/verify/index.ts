export { polkadotVerifier } from './polkadotVerifier.js'
