import { prepareRun } from './prepareRun.js'
import { updateRunFlags } from './RunState.js'
import type { SiwxServices } from './SiwxServices.js'

/**
 * Shows the sign-in view when the modal opens and sign-in is required. If sign-in is optional and was dismissed, it isn't shown again.
 * Closing the modal is blocked while sign-in is required. Returns a function that stops it.
 */
export function watchModal(services: SiwxServices): () => void {
  const { config, context, current, isRequired, modal, store } = services

  const isAsking = (): boolean => {
    const { opensView, step } = current()?.get() ?? {}
    return step !== undefined && !['cancelling', 'signedIn', ...(opensView ? [] : ['checking'])].includes(step.status)
  }
  const unwatch = modal.watch((isOpen) => {
    const run = current()
    if (!isOpen) {
      if (isAsking()) run?.dispatch(updateRunFlags({ isDismissed: true }))
      // Leaving the email view declines the whole sign-in.
      if (run !== undefined && modal.isCapturing())
        context.kit.disconnect({ connectionId: run.connectionId }).catch(() => {})
      return
    }
    if (store.getState().status !== 'signedIn') config.prepare?.()
    if (run === undefined || !isAsking() || modal.isShown()) return
    if (!isRequired() && (run.get().isDismissed || !modal.isHome())) return
    modal.show(run)
    if (run.get().step.status !== 'unchecked') prepareRun(services, run)
  })
  const ends = [
    unwatch,
    context.contribute('closeGuard', () => isRequired() && isAsking() && !modal.isCapturing()),
    context.contribute('keepOpen', () => current() !== undefined && store.getState().status !== 'signedIn'),
  ]
  return () => {
    for (const end of ends) end()
  }
}
