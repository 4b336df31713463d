import type { ModalServices } from '../state/ModalServices.js'

/**
 * Cancels a pending connect when the user goes back (rule screens-15). Closing the modal doesn't cancel it: the wallet's window may still
 * be open, and approving there still connects. The page just stops showing "connecting".
 */
export function watchAbandonedAttempt({ engine, kit, modal }: ModalServices): () => void {
  let last = modal.getState()
  return modal.subscribe(() => {
    const before = last
    last = modal.getState()
    const view = before.history.at(-1)
    const state = kit.attempt.getState()
    if (view?.name !== 'ConnectingExternal' || state.status !== 'waiting') return
    if (state.connectorId !== view.data.connectorId) return
    if (last.direction === 'prev' && last.history.at(-1)?.name !== 'ConnectingExternal') kit.cancelConnect()
    else if (before.open && !last.open) engine.connecting.detach()
  })
}
