import { messageVectors } from './messageVectors.js'
import { recapVectors } from './recapVectors.js'
import { sessionVectors } from './sessionVectors.js'
import { signatureVectors } from './signatureVectors.js'
import type { Vectors } from './Vectors.js'

/** Generates the content of `vectors/siwx.json` with real keys. */
export async function makeVectors(): Promise<Vectors> {
  return {
    ...messageVectors(),
    ...recapVectors(),
    sessions: await sessionVectors(),
    signatures: await signatureVectors(),
  }
}
