import { loadPart } from '@kit/core/adapter'

/** Loads the pairing client, by far the largest part of a pairing. */
export const loadPairingClient = (): Promise<typeof import('./pairingClient.bundled.js')> =>
  loadPart(import('./pairingClient.bundled.js'))
