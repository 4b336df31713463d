import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { SwitchNetworkOptions } from '../commands/switchNetwork.js'
import type { ConnectionsState } from '../kit/ActiveState.js'
import type { Modal } from '../modal/createModal.js'
import type { ReadableStore } from '../store/ReadableStore.js'

/**
 * What a row of the networks view does (views: "Networks", "SwitchActiveChain"): a network of a namespace where no wallet is
 * connected is explained first, when the visitor is connected elsewhere; without any wallet it is simply selected.
 */
export function createChooseNetwork(deps: {
  readonly modal: Modal
  readonly engine: {
    readonly connections: ReadableStore<ConnectionsState>
    switchNetwork(options: SwitchNetworkOptions): Promise<unknown>
  }
}): (networkId: CaipNetworkId) => void {
  const { modal, engine } = deps
  return (networkId) => {
    const { connections } = engine.connections.getState()
    const isHere = connections.some(({ namespace }) => networkId.startsWith(`${namespace}:`))
    if (connections.length > 0 && !isHere) modal.push('SwitchActiveChain', { networkId })
    // How it ends is shown by the switch's state.
    else engine.switchNetwork({ networkId }).catch(() => {})
  }
}
