import type { Pairing } from '../pairing/createPairing.js'
import type { PlatformPort } from '../ports/Ports.js'

/** The way to the wallet and back is seen by the page's visibility (mobile notes). */
export function watchPairingVisibility(platform: PlatformPort, pairing: Pairing): () => void {
  return platform.watchVisibility(() => pairing.visibilityChanged(platform.isVisible()))
}
