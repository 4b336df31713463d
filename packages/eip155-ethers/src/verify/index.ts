export { type Eip155VerifierOptions, eip155Verifier } from '@kit/eip155/verify'
