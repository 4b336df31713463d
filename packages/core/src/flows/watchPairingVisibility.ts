import type { Pairing } from '../pairing/createPairing.js'
import type { PlatformPort } from '../ports/Ports.js'

/** The visibility of the page shows when the visitor goes to the wallet and comes back (rule mobile-8). */
export function watchPairingVisibility(platform: PlatformPort, pairing: Pairing): () => void {
  return platform.watchVisibility(() => pairing.visibilityChanged(platform.isVisible()))
}
