import type { Engine } from '../kit/Engine.js'
import type { Modal } from '../modal/createModal.js'

/** Disconnecting sets loading, ends the connections, then clears loading and the namespace filter (specification, section 4). */
export function createDisconnectCommand(modal: Modal, disconnect: Engine['disconnect']): Engine['disconnect'] {
  return async (target) => {
    modal.setLoading(true, target?.namespace)
    try {
      const done = disconnect(target)
      // The page has forgotten it. A list that is opened while the wallet is told keeps its own limit.
      modal.setNamespace(undefined)
      await done
    } finally {
      modal.setLoading(false, target?.namespace)
    }
  }
}
