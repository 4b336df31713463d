import type { Pairing } from '../pairing/createPairing.js'
import type { AnnouncementsPort } from '../ports/Ports.js'
import type { PairingCommands } from './createStartPairing.js'

/** A link that could not be made because the page was offline is made when the network is back, while a view waits for it. */
export function watchPairingOnline(deps: {
  readonly announcements: Pick<AnnouncementsPort, 'listen'>
  readonly pairing: Pairing
  readonly commands: Pick<PairingCommands, 'start'>
  readonly isShown: () => boolean
}): () => void {
  const { announcements, pairing, commands } = deps
  return announcements.listen('online', () => {
    const state = pairing.getState()
    if (state.status === 'failed' && state.error.code === 'network/offline' && deps.isShown()) void commands.start()
  })
}
