import type { ModalServices } from '../services/ModalServices.js'
import { connectedViews } from '../state/viewKinds.data.js'

/**
 * When the active account goes while a view shows it, that view goes too (rule screens-28): to the wallets that are still connected,
 * or else the modal closes.
 */
export function watchAccountGone({ kit, modal }: ModalServices): () => void {
  const { active, connections } = kit
  let had = active.getState().account !== undefined
  return active.subscribe(() => {
    const has = active.getState().account !== undefined
    if (has === had) return
    had = has
    const top = modal.getState().history.at(-1)?.name
    if (has || top === undefined || !connectedViews.includes(top)) return
    if (connections.getState().connections.length === 0) modal.close({ force: true })
    else if (top !== 'ProfileWallets') modal.reset('ProfileWallets')
  })
}
