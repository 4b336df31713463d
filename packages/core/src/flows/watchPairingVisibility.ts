import type { Pairing } from '../pairing/createPairing.js'
import type { PlatformPort } from '../ports/Ports.js'

/** Detects from the visibility of the page when the user goes to the wallet and comes back (rule mobile-8). */
export function watchPairingVisibility(platform: PlatformPort, pairing: Pairing): () => void {
  return platform.watchVisibility(() => pairing.visibilityChanged(platform.isVisible()))
}
