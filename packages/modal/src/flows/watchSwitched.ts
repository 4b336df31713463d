import type { ModalServices } from '../services/ModalServices.js'

/**
 * A switch that succeeded leaves SwitchNetwork (rule screens-33), and the list of networks when no wallet had to be asked: one view back, which
 * closes the modal when it came from UnsupportedChain.
 */
export function watchSwitched({ events$, modal }: ModalServices): () => void {
  const subscription = events$.subscribe((event) => {
    if (event.type !== 'network/switched') return
    const { open, history } = modal.getState()
    const top = history.at(-1)
    const isShown = top?.name === 'SwitchNetwork' ? top.data.networkId === event.networkId : top?.name === 'Networks'
    // Where it is the only view, and no modal to close, there is nothing to go back to.
    if (isShown && (open || history.length > 1)) modal.back()
  })
  return () => subscription.unsubscribe()
}
