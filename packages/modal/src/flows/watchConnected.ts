import { watchEvents } from '@kit/core/plugin'
import type { ModalServices } from '../state/ModalServices.js'

/**
 * A wallet that was connected closes the modal (rule screens-14); an embedded one goes to Account. UnsupportedChain, which the same
 * wallet may have opened, stays, and so does all where a plugin goes on.
 */
export function watchConnected({ engine, events$, modal }: ModalServices): () => void {
  return watchEvents(events$, ({ type }) => {
    if (type !== 'connection/connected' || modal.getState().history.at(-1)?.name === 'UnsupportedChain') return
    if (![...engine.contributions.openHold].some((isHolding) => isHolding())) modal.close({ done: true })
  })
}
