import { watchEvents } from '@kit/core/plugin'
import type { ModalServices } from '../state/ModalServices.js'

/** Shows the loading state while connections end (rule states-15). The namespace filter is cleared immediately. */
export function watchDisconnecting({ events$, modal }: ModalServices): () => void {
  return watchEvents(events$, (event) => {
    if (event.type === 'connection/disconnecting') {
      modal.setLoading(true, event.namespace)
      // Cleared now: a list opened while the wallet is being disconnected keeps its own filter.
      modal.setNamespace(undefined)
    } else if (event.type === 'connection/disconnectEnded') modal.setLoading(false, event.namespace)
  })
}
