import type { ActiveState } from '../kit/ActiveState.js'
import type { Modal } from '../modal/createModal.js'
import type { ReadableStore } from '../store/ReadableStore.js'

/**
 * A wallet on a network that was not requested opens UnsupportedChain, unless switching is off or unsupported networks are
 * allowed (specification, section 2). Once the network is supported, or the wallet gone, the modal closes.
 */
export function watchUnsupportedNetwork(deps: {
  readonly active: ReadableStore<ActiveState>
  readonly modal: Modal
  readonly settings: { readonly enableNetworkSwitch?: boolean; readonly allowUnsupportedChain?: boolean }
}): () => void {
  const { active, modal, settings } = deps
  if (settings.enableNetworkSwitch === false || settings.allowUnsupportedChain === true) return () => {}
  let wasStuck = false

  function look(): void {
    const { status, isSupportedNetwork } = active.getState()
    const isStuck = status === 'connected' && !isSupportedNetwork
    if (isStuck === wasStuck) return
    wasStuck = isStuck
    if (isStuck) modal.open({ name: 'UnsupportedChain', data: undefined })
    else if (modal.getState().history.some(({ name }) => name === 'UnsupportedChain')) modal.close({ force: true })
  }
  look()
  return active.subscribe(look)
}
