import type { Directory } from '../directory/Directory.js'
import type { ModalState, ViewName } from '../modal/ModalState.js'
import type { ReadableStore } from '../store/ReadableStore.js'

const listViews: readonly ViewName[] = ['Connect', 'AllWallets', 'GetWallet', 'ConnectingWalletConnectBasic']

/**
 * The directory is asked once the visitor looks at a list of wallets, never before: featured and recommended ones first, the
 * endless list when it is opened. Its failures are its own state.
 */
export function watchDirectoryIntent(deps: {
  readonly modal: ReadableStore<ModalState>
  readonly directory: () => Directory | undefined
  /** An embedded modal is there before the visitor wishes anything: its first view asks nothing. */
  readonly embedded: boolean
}): () => void {
  const { modal } = deps
  let last: ViewName | undefined
  return modal.subscribe(() => {
    const { open, history } = modal.getState()
    const top = open || (deps.embedded && history.length > 1) ? history.at(-1)?.name : undefined
    if (top === last) return
    last = top
    const wallets = top !== undefined && listViews.includes(top) ? deps.directory() : undefined
    if (wallets === undefined) return
    void wallets.prefetch().catch(() => {})
    if (top === 'AllWallets' && wallets.getState().all.status === 'idle') void wallets.loadMore().catch(() => {})
  })
}
