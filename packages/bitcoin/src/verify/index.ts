export { bip122Verifier } from './bip122Verifier.js'
