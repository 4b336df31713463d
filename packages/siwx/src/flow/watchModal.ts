import { prepareRun } from './prepareRun.js'
import type { SiwxServices } from './SiwxServices.js'

/**
 * A modal that opens shows who has to sign in the view for it; who may, and left it, is left in peace. One that closes is refused where
 * signing in is required. Returns the end.
 */
export function watchModal(services: SiwxServices): () => void {
  const { config, context, current, isRequired, modal, store } = services

  const isAsking = (): boolean => {
    const { status } = store.getState()
    const run = current()
    return (
      run !== undefined && status !== 'signedIn' && status !== 'cancelling' && (status !== 'checking' || run.isLoud)
    )
  }
  const unwatch = modal.watch((isOpen) => {
    const run = current()
    if (!isOpen) {
      if (run !== undefined && isAsking()) run.isDismissed = true
      // Who leaves there has said no to all of it.
      if (run !== undefined && modal.isCapturing())
        context.kit.disconnect({ connectionId: run.connectionId }).catch(() => {})
      return
    }
    if (store.getState().status !== 'signedIn') config.prepare?.()
    if (run === undefined || !isAsking() || modal.isShown()) return
    if (!isRequired() && (run.isDismissed || !modal.isHome())) return
    modal.show(run)
    if (!run.isUnchecked) prepareRun(services, run).catch(() => {})
  })
  const ends = [
    unwatch,
    context.addCloseGuard(() => isRequired() && isAsking() && !modal.isCapturing()),
    context.holdOpen(() => current() !== undefined && store.getState().status !== 'signedIn'),
  ]
  return () => {
    for (const end of ends) end()
  }
}
