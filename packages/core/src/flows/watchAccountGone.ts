import type { ActiveState, ConnectionsState } from '../kit/ActiveState.js'
import type { Modal } from '../modal/createModal.js'
import type { ReadableStore } from '../store/ReadableStore.js'

const needAccount = ['Account', 'AccountSettings', 'ProfileWallets', 'Networks', 'SwitchNetwork', 'UnsupportedChain']

/**
 * When the active account goes while a view shows it, that view goes too: to the wallets that are still connected, else the
 * modal closes.
 */
export function watchAccountGone(deps: {
  readonly active: ReadableStore<ActiveState>
  readonly connections: ReadableStore<ConnectionsState>
  readonly modal: Modal
}): () => void {
  const { active, connections, modal } = deps
  let had = active.getState().account !== undefined
  return active.subscribe(() => {
    const has = active.getState().account !== undefined
    if (has === had) return
    had = has
    const top = modal.getState().history.at(-1)?.name
    if (has || top === undefined || !needAccount.includes(top)) return
    if (connections.getState().connections.length === 0) modal.close({ force: true })
    else if (top !== 'ProfileWallets') modal.reset('ProfileWallets')
  })
}
