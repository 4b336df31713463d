import type { PairingWish } from '../flows/createPairings.js'
import type { Services } from '../kit/createServices.js'

/** Makes a pairing link anew. */
export const startPairing =
  ({ pairing }: Services) =>
  (wish?: PairingWish): Promise<void> =>
    pairing.retry(wish)
