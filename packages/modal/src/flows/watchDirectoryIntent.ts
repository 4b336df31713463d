import type { ModalServices } from '../state/ModalServices.js'
import type { ViewName } from '../state/ModalState.js'
import { directoryViews } from '../state/viewKinds.data.js'

/**
 * The directory is asked once the visitor looks at a list of wallets, never before (rule calls-20): featured and recommended ones
 * first, the endless list when it is opened. Its failures are its own state.
 */
export function watchDirectoryIntent({ kit, modal }: ModalServices): () => void {
  let last: ViewName | undefined
  return modal.subscribe(() => {
    const { open, history } = modal.getState()
    // An embedded modal is shown before the visitor does anything: its first view asks nothing.
    const isLooking = open || (kit.options.embedded === true && history.length > 1)
    const top = isLooking ? history.at(-1)?.name : undefined
    if (top === last) return
    last = top
    const wallets = top !== undefined && directoryViews.includes(top) ? kit.directory : undefined
    if (wallets === undefined) return
    void wallets.prefetch().catch(() => {})
    if (top === 'AllWallets' && wallets.getState().all.status === 'idle') void wallets.loadMore().catch(() => {})
  })
}
