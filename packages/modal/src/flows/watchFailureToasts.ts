import { isKitError } from '@kit/core'
import { watchEvents } from '@kit/core/plugin'
import type { ModalServices } from '../state/ModalServices.js'
import { attemptViews, pairingListViews } from '../state/viewKinds.data.js'

// A switch that ended with its connection needs no toast of its own, and an unknown network is for the developer.
const unsaid = ['network/switchAborted', 'connection/ended', 'network/notConfigured'] as const

/**
 * Messages of plugins become toasts, and so do failures that no view shows: of a connect outside of the connecting views, of a
 * switch outside of SwitchNetwork, of a disconnect always. The list already says that no pairing link could be made in advance.
 * Giving up, by the visitor or the app, is not a failure.
 */
export function watchFailureToasts({ events$, kit, modal, toasts }: ModalServices): () => void {
  const error = (message: string): void => toasts.show({ variant: 'error', message })
  const isPairing = (connectorId: string): boolean =>
    kit.wallets.getState().connectors.some(({ id, type }) => id === connectorId && type === 'WALLET_CONNECT')
  return watchEvents(events$, (event) => {
    const { open, history } = modal.getState()
    const top = history.at(-1)?.name ?? 'Connect'
    if (event.type === 'kit/toast') toasts.show({ variant: event.variant, message: event.message })
    else if (event.type === 'connection/disconnectFailed') error('toast.disconnectFailed')
    else if (!open && kit.options.embedded !== true) return
    else if (event.type === 'connection/failed' && !attemptViews.includes(top)) {
      const isSaid = isPairing(event.connectorId) && pairingListViews.includes(top)
      if (isKitError(event.error, 'connection/rejected')) error('connecting.declined')
      else if (!isKitError(event.error, 'connection/aborted') && !isSaid) error('connecting.failed')
    } else if (event.type === 'network/switchFailed' && top !== 'SwitchNetwork') {
      if (isKitError(event.error, 'connection/rejected')) error('switchNetwork.declined')
      else if (!unsaid.some((code) => isKitError(event.error, code))) error('switchNetwork.failed')
    }
  })
}
