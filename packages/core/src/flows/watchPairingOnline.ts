import type { AnnouncementsPort } from '../ports/Ports.js'
import type { Pairings } from './createPairings.js'

/** Creates a link that failed because the page was offline again once the page is online, if the user still waits for it. */
export function watchPairingOnline(deps: {
  readonly announcements: Pick<AnnouncementsPort, 'listen'>
  readonly pairing: Pick<Pairings, 'getState' | 'isViewed' | 'resume'>
}): () => void {
  const { announcements, pairing } = deps
  return announcements.listen('online', () => {
    const state = pairing.getState()
    if (state.status === 'failed' && state.error.code === 'network/offline' && pairing.isViewed()) void pairing.resume()
  })
}
