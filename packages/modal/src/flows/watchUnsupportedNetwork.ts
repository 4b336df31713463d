import type { ModalServices } from '../state/ModalServices.js'

/**
 * A wallet on a network that was not requested opens UnsupportedChain, unless switching is off or unsupported networks are
 * allowed (rule views-8). Once the network is supported, or the wallet gone, the modal closes.
 */
export function watchUnsupportedNetwork({ kit, modal }: ModalServices): () => void {
  const { active, options } = kit
  let wasStuck = false

  function look(): void {
    const { status, isSupportedNetwork } = active.getState()
    const isFree = options.enableNetworkSwitch === false || options.allowUnsupportedChain === true
    const isStuck = status === 'connected' && !isSupportedNetwork && !isFree
    if (isStuck === wasStuck) return
    wasStuck = isStuck
    if (isStuck) modal.open({ name: 'UnsupportedChain', data: undefined })
    else if (modal.getState().history.some(({ name }) => name === 'UnsupportedChain')) modal.close({ force: true })
  }
  look()
  return active.subscribe(look)
}
