import type { ModalServices } from '../state/ModalServices.js'

/**
 * Opens UnsupportedChain when the wallet is on a network that the app doesn't support, unless switching is disabled or unsupported networks
 * are allowed (rule views-8). The modal closes once the network is supported or the wallet disconnects.
 */
export function watchUnsupportedNetwork({ kit, modal }: ModalServices): () => void {
  const { active, options } = kit
  let wasStuck = false

  function update(): void {
    const { status, isSupportedNetwork } = active.getState()
    const isFree = options.enableNetworkSwitch === false || options.allowUnsupportedChain === true
    const isStuck = status === 'connected' && !isSupportedNetwork && !isFree
    if (isStuck === wasStuck) return
    wasStuck = isStuck
    if (isStuck) modal.open({ name: 'UnsupportedChain', data: undefined })
    else if (modal.getState().history.some(({ name }) => name === 'UnsupportedChain')) modal.close({ force: true })
  }
  update()
  return active.subscribe(update)
}
