import type { Connect } from '../connection/createConnect.js'
import type { Modal } from '../modal/createModal.js'

/**
 * Going back from a wallet that has not answered gives up on it, so that a page is not "connecting" for ever. Closing the
 * modal does not: the wallet's own window may still be open, and what the visitor accepts there connects.
 */
export function watchLeftAttempt(modal: Modal, { attempt, cancel }: Pick<Connect, 'attempt' | 'cancel'>): () => void {
  let last = modal.getState()
  return modal.subscribe(() => {
    const before = last.history.at(-1)
    last = modal.getState()
    const wentBack = last.direction === 'prev' && last.history.at(-1)?.name !== 'ConnectingExternal'
    if (before?.name !== 'ConnectingExternal' || !wentBack) return
    const state = attempt.getState()
    if (state.status === 'waiting' && state.connectorId === before.data.connectorId) cancel()
  })
}
