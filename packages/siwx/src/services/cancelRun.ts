import { siwxError } from '../error/siwxErrors.js'
import { eventOf } from './performStep.js'
import { runCancelled, updateRunFlags } from './RunState.js'
import type { SiwxServices } from './SiwxServices.js'

/**
 * Cancels sign-in and aborts pending steps. If sign-in is required, switches to the network on which the account is signed in, or
 * disconnects the wallet.
 */
export async function cancelRun(services: SiwxServices): Promise<void> {
  const { context, isRequired, modal, restart, store } = services
  const { lastNetworkId, status } = store.getState()
  const left = services.current()
  if (left === undefined || status === 'signedIn' || status === 'cancelling') return
  context.emit({ type: 'siwx/cancelClicked', ...eventOf(left) })
  const run = restart(left, siwxError('siwx/declined'))
  run.dispatch(updateRunFlags({ isDismissed: true }))
  if (!isRequired()) {
    if (modal.isShown()) modal.close()
    return
  }
  run.dispatch(runCancelled)
  if (lastNetworkId !== undefined && (await goBack(services, lastNetworkId))) return
  if (services.current() !== run) return
  if (modal.isOpen()) modal.showConnect()
  // If the wallet couldn't be notified, the modal shows a toast. The page has already removed the connection.
  await context.kit.disconnect({ connectionId: run.connectionId }).catch(() => {})
}

async function goBack(
  { context, modal, store }: SiwxServices,
  networkId: NonNullable<ReturnType<SiwxServices['store']['getState']>['lastNetworkId']>,
): Promise<boolean> {
  try {
    await context.kit.switchNetwork({ networkId })
  } catch {
    return false
  }
  // The session may have been found before the network-switch view closed.
  if (store.getState().status === 'signedIn' && modal.isShown()) modal.close()
  return true
}
