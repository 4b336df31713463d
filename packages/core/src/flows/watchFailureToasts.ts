import { isKitError } from '../error/isKitError.js'
import type { Events } from '../event/createEvents.js'
import type { Modal } from '../modal/createModal.js'
import type { Toasts } from '../modal/createToasts.js'

const unsaid = ['network/switchAborted', 'connection/ended', 'network/notConfigured'] as const

/**
 * Failures that no view shows become toasts: of a connect outside of the connecting views, of a switch outside of
 * SwitchNetwork, of a disconnect always. That no pairing link could be made ahead stands beside the list already. What the
 * visitor or the app gave up is no failure.
 */
export function watchFailureToasts(deps: {
  readonly events: Pick<Events, 'events$'>
  readonly modal: Modal
  readonly toasts: Toasts
  readonly embedded: boolean
  readonly isPairing: (connectorId: string) => boolean
}): () => void {
  const { events, modal, toasts, embedded } = deps
  const error = (message: string): void => toasts.show({ variant: 'error', message })
  const isSaid = (connectorId: string, view: string | undefined): boolean =>
    deps.isPairing(connectorId) && (view === 'Connect' || view === 'AllWallets')
  const subscription = events.events$.subscribe((event) => {
    const { open, history } = modal.getState()
    const top = history.at(-1)?.name
    if (event.type === 'connection/disconnectFailed') error('toast.disconnectFailed')
    else if (!open && !embedded) return
    else if (event.type === 'connection/failed' && !top?.startsWith('Connecting')) {
      if (isKitError(event.error, 'connection/rejected')) error('connecting.declined')
      else if (!isKitError(event.error, 'connection/aborted') && !isSaid(event.connectorId, top))
        error('connecting.failed')
    } else if (event.type === 'network/switchFailed' && top !== 'SwitchNetwork') {
      if (isKitError(event.error, 'connection/rejected')) error('switchNetwork.declined')
      // A switch that ended with its connection is no news beside that, and a network that is not there is for the developer.
      else if (!unsaid.some((code) => isKitError(event.error, code))) error('switchNetwork.failed')
    }
  })
  return () => subscription.unsubscribe()
}
