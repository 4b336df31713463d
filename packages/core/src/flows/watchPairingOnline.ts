import type { AnnouncementsPort } from '../ports/Ports.js'
import type { Pairings } from './createPairings.js'

/** A link that could not be made because the page was offline is made when the network is back, while somebody waits for it. */
export function watchPairingOnline(deps: {
  readonly announcements: Pick<AnnouncementsPort, 'listen'>
  readonly pairing: Pick<Pairings, 'getState' | 'isLookedAt' | 'resume'>
}): () => void {
  const { announcements, pairing } = deps
  return announcements.listen('online', () => {
    const state = pairing.getState()
    if (state.status === 'failed' && state.error.code === 'network/offline' && pairing.isLookedAt())
      void pairing.resume()
  })
}
