import type { Engine } from '../kit/Engine.js'
import type { Modal } from '../modal/createModal.js'

/**
 * What a row of the network list does: shows SwitchNetwork and asks the wallet; without a wallet, or on the network that is
 * active already, there is nothing to ask and the list goes away.
 */
export function createChooseNetwork(
  modal: Modal,
  engine: Pick<Engine, 'active' | 'connections' | 'switchNetwork'>,
): Engine['chooseNetwork'] {
  return (networkId) => {
    const { connections } = engine.connections.getState()
    const namespace = networkId.slice(0, networkId.indexOf(':'))
    const isAsked = connections.some(
      (connection) => connection.namespace === namespace && connection.networkId !== networkId,
    )
    if (isAsked) modal.push('SwitchNetwork', { networkId })
    // How it ends is shown by the switch's state.
    engine.switchNetwork({ networkId }).then(
      () => {
        if (!isAsked && modal.getState().history.at(-1)?.name === 'Networks') modal.back()
      },
      () => {},
    )
  }
}
