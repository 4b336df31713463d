import type { Events } from '../event/createEvents.js'
import type { Modal } from '../modal/createModal.js'

/**
 * A wallet that was connected closes the modal (views: ConnectingExternal, ConnectingWalletConnect); an embedded one goes to
 * Account. UnsupportedChain, which the same wallet may have opened, stays.
 */
export function watchConnected({ events$ }: Pick<Events, 'events$'>, modal: Modal): () => void {
  const subscription = events$.subscribe(({ type }) => {
    if (type === 'connection/connected' && modal.getState().history.at(-1)?.name !== 'UnsupportedChain') modal.close()
  })
  return () => subscription.unsubscribe()
}
