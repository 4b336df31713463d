import type { ModalServices } from '../state/ModalServices.js'

/**
 * Going back from a wallet that has not answered gives up on it (rule screens-15). Closing the modal does not: the wallet's own
 * window may still be open, and what the visitor accepts there connects; but nobody looks at it any longer, so the page is not
 * "connecting" for ever.
 */
export function watchLeftAttempt({ engine, kit, modal }: ModalServices): () => void {
  let last = modal.getState()
  return modal.subscribe(() => {
    const before = last
    last = modal.getState()
    const view = before.history.at(-1)
    const state = kit.attempt.getState()
    if (view?.name !== 'ConnectingExternal' || state.status !== 'waiting') return
    if (state.connectorId !== view.data.connectorId) return
    if (last.direction === 'prev' && last.history.at(-1)?.name !== 'ConnectingExternal') kit.cancelConnect()
    else if (before.open && !last.open) engine.connecting.quieten()
  })
}
