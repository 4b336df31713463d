import type { Emit } from '../event/createEvents.js'
import type { ModalState } from '../modal/ModalState.js'
import type { ReadableStore } from '../store/ReadableStore.js'

/** Opening and closing are events of the timeline, with whether a wallet was connected (specification, section 7). */
export function watchModalEvents(modal: ReadableStore<ModalState>, isConnected: () => boolean, emit: Emit): () => void {
  let wasOpen = modal.getState().open
  return modal.subscribe(() => {
    const { open, history } = modal.getState()
    if (open === wasOpen) return
    wasOpen = open
    const connected = isConnected()
    if (open) emit({ type: 'modal/opened', connected, view: history.at(-1)?.name ?? 'Connect' })
    else emit({ type: 'modal/closed', connected })
  })
}
