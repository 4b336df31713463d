import type { CaipNetworkId } from '@kit/core'
import type { ModalServices } from '../state/ModalServices.js'

/**
 * Handles a row of the networks view (rules screens-32, screens-36). If the user is connected, but not in the network's namespace, a view
 * explains that first. Without any wallet, the network is simply selected.
 */
export const chooseNetwork =
  ({ kit, modal }: ModalServices) =>
  (networkId: CaipNetworkId): void => {
    const { connections } = kit.connections.getState()
    const isHere = connections.some(({ namespace }) => networkId.startsWith(`${namespace}:`))
    if (connections.length > 0 && !isHere) {
      modal.setNetwork(networkId)
      modal.push('SwitchActiveChain', { networkId })
    }
    // The switch state shows the outcome.
    else kit.switchNetwork({ networkId }).catch(() => {})
  }
