import { watchEvents } from '@kit/core/plugin'
import type { ModalServices } from '../state/ModalServices.js'

/**
 * Leaves SwitchNetwork after a successful switch (rule screens-33), and the network list if no wallet was involved. Goes back one view,
 * which closes the modal if it came from UnsupportedChain. A modal that was opened to choose a network closes with a toast.
 */
export function watchSwitched({ events$, modal, toasts }: ModalServices): () => void {
  return watchEvents(events$, (event) => {
    if (event.type !== 'network/switched') return
    const { open, history } = modal.getState()
    const top = history.at(-1)
    const isShown = top?.name === 'SwitchNetwork' ? top.data.networkId === event.networkId : top?.name === 'Networks'
    if (!isShown) return
    if (open && history[0]?.name === 'Networks' && history.length <= 2) {
      modal.close({ done: true })
      toasts.show({ variant: 'success', message: 'toast.networkSwitched' })
    }
    // The only view of an inline modal has nothing to go back to.
    else if (open || history.length > 1) modal.back()
  })
}
