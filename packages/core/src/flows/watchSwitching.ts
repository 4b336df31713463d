import type { ConnectionsState } from '../kit/ActiveState.js'
import type { Modal } from '../modal/createModal.js'
import type { SwitchState } from '../network/SwitchState.js'
import type { ReadableStore } from '../store/ReadableStore.js'

/** A switch that a wallet is asked for while the modal is open is shown by SwitchNetwork, whoever began it. */
export function watchSwitching(deps: {
  readonly networkSwitch: ReadableStore<SwitchState>
  readonly connections: ReadableStore<ConnectionsState>
  readonly modal: Modal
  readonly embedded: boolean
}): () => void {
  const { networkSwitch, connections, modal } = deps
  return networkSwitch.subscribe(() => {
    const state = networkSwitch.getState()
    const { open, history } = modal.getState()
    if (state.status !== 'waiting' || (!open && !deps.embedded)) return
    const { networkId } = state
    const namespace = networkId.slice(0, networkId.indexOf(':'))
    const { connections: connected, activeIds } = connections.getState()
    const asked = connected.find(({ id, namespace: name }) => name === namespace && activeIds.includes(id))
    if (asked === undefined || asked.networkId === networkId) return
    const top = history.at(-1)
    if (top?.name !== 'SwitchNetwork' || top.data.networkId !== networkId) modal.push('SwitchNetwork', { networkId })
  })
}
