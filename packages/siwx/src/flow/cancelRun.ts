import { siwxError } from '../error/siwxErrors.js'
import { eventOf } from './performStep.js'
import { markRun, runCancelled } from './RunState.js'
import type { SiwxServices } from './SiwxServices.js'

/**
 * The visitor does not sign in: what is under way is dropped. Where signing in is required, the wallet goes back to the network on which
 * the account is signed in, else it is disconnected.
 */
export async function cancelRun(services: SiwxServices): Promise<void> {
  const { context, isRequired, modal, restart, store } = services
  const { lastNetworkId, status } = store.getState()
  const left = services.current()
  if (left === undefined || status === 'signedIn' || status === 'cancelling') return
  context.emit({ type: 'siwx/cancelClicked', ...eventOf(left) })
  const run = restart(left, siwxError('siwx/declined'))
  run.dispatch(markRun({ isDismissed: true }))
  if (!isRequired()) {
    if (modal.isShown()) modal.close()
    return
  }
  run.dispatch(runCancelled)
  if (lastNetworkId !== undefined && (await goBack(services, lastNetworkId))) return
  if (services.current() !== run) return
  if (modal.isOpen()) modal.showConnect()
  // What the wallet did not hear is said by a toast of the modal; the page has forgotten it.
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
  // The session may have been found before the view of the switch was left.
  if (store.getState().status === 'signedIn' && modal.isShown()) modal.close()
  return true
}
