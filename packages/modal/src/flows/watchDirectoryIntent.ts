import type { ModalServices } from '../state/ModalServices.js'
import type { ViewName } from '../state/ModalState.js'
import { directoryViews } from '../state/viewKinds.data.js'

/**
 * Loads the directory when the user opens a wallet list, never before (rule calls-20). Featured and recommended wallets come first, the
 * full list when it is opened. Failures are exposed in the directory's own state.
 */
export function watchDirectoryIntent({ kit, modal }: ModalServices): () => void {
  let last: ViewName | undefined
  return modal.subscribe(() => {
    const { open, history } = modal.getState()
    // An inline modal is visible before the user does anything, so its first view must not send requests.
    const isVisible = open || (kit.options.inline === true && history.length > 1)
    const top = isVisible ? history.at(-1)?.name : undefined
    if (top === last) return
    last = top
    const wallets = top !== undefined && directoryViews.includes(top) ? kit.directory : undefined
    if (wallets === undefined) return
    void wallets.prefetch().catch(() => {})
    if (top === 'AllWallets' && wallets.getState().all.status === 'idle') void wallets.loadMore().catch(() => {})
  })
}
