import { watchEvents } from '@kit/core/plugin'
import type { ModalServices } from '../state/ModalServices.js'

/**
 * Closes the modal when a wallet connects (rule screens-14); the embedded wallet goes to Account instead. UnsupportedChain stays open,
 * since the same wallet may have opened it. So does any view when a plugin continues the flow.
 */
export function watchConnected({ engine, events$, modal }: ModalServices): () => void {
  return watchEvents(events$, ({ type }) => {
    if (type !== 'connection/connected' || modal.getState().history.at(-1)?.name === 'UnsupportedChain') return
    if (![...engine.contributions.keepOpen].some((isHolding) => isHolding())) modal.close({ done: true })
  })
}
