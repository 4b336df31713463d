import type { PairingRequest } from '../flows/createPairings.js'
import type { Services } from '../services/createServices.js'

/** Makes a pairing link anew. */
export const startPairing =
  ({ pairing }: Services) =>
  (request?: PairingRequest): Promise<void> =>
    pairing.retry(request)
