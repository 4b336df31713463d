import { isKitError } from '@kit/core'
import { watchEvents } from '@kit/core/plugin'
import type { ModalServices } from '../state/ModalServices.js'
import { attemptViews, pairingListViews } from '../state/viewKinds.data.js'

// Errors without a toast: a switch that ended with its connection, and an unknown network, which is an alert for the developer.
const silentCodes = ['network/switchAborted', 'connection/ended', 'network/notConfigured'] as const

/**
 * Shows toasts for plugin messages and for failures that no view shows. These are a connect outside the connecting views, a switch outside
 * SwitchNetwork, and every failed disconnect. The list already shows a pairing link that could not be prepared. Cancelling is not a
 * failure.
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
    else if (!open && kit.options.inline !== true) return
    else if (event.type === 'connection/failed' && !attemptViews.includes(top)) {
      const isShownInList = isPairing(event.connectorId) && pairingListViews.includes(top)
      if (isKitError(event.error, 'connection/rejected')) error('connecting.declined')
      else if (!isKitError(event.error, 'connection/aborted') && !isShownInList) error('connecting.failed')
    } else if (event.type === 'network/switchFailed' && top !== 'SwitchNetwork') {
      if (isKitError(event.error, 'connection/rejected')) error('switchNetwork.declined')
      else if (!silentCodes.some((code) => isKitError(event.error, code))) error('switchNetwork.failed')
    }
  })
}
