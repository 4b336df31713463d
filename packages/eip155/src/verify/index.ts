export { type Eip155VerifierOptions, eip155Verifier } from './eip155Verifier.js'
