import type { CaipNetworkId } from '@kit/core'
import type { ModalServices } from '../state/ModalServices.js'

/**
 * What a row of the networks view does (rules screens-32, screens-36): a network of a namespace where no wallet is connected is
 * explained first, when the visitor is connected elsewhere; without any wallet it is simply selected.
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
    // How it ends is shown by the switch's state.
    else kit.switchNetwork({ networkId }).catch(() => {})
  }
