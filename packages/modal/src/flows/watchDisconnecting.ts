import { watchEvents } from '@kit/core/plugin'
import type { ModalServices } from '../state/ModalServices.js'

/** Disconnecting sets loading, ends the connections, then clears loading (rule states-15); the filter of the list goes at once. */
export function watchDisconnecting({ events$, modal }: ModalServices): () => void {
  return watchEvents(events$, (event) => {
    if (event.type === 'connection/disconnecting') {
      modal.setLoading(true, event.namespace)
      // The page forgets it now. A list that is opened while the wallet is told keeps its own limit.
      modal.setNamespace(undefined)
    } else if (event.type === 'connection/disconnectEnded') modal.setLoading(false, event.namespace)
  })
}
