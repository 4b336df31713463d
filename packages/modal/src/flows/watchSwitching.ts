import { namespaceOf } from '@kit/core/plugin'
import type { ModalServices } from '../state/ModalServices.js'

/** Shows SwitchNetwork while a wallet is asked to switch and the modal is open, no matter what started the switch. */
export function watchSwitching({ kit, modal }: ModalServices): () => void {
  const { networkSwitch, connections } = kit
  return networkSwitch.subscribe(() => {
    const state = networkSwitch.getState()
    const { open, history } = modal.getState()
    if (state.status !== 'waiting' || (!open && kit.options.inline !== true)) return
    const { networkId } = state
    const namespace = namespaceOf(networkId)
    const { connections: connected, activeIds } = connections.getState()
    const requested = connected.find(({ id, namespace: name }) => name === namespace && activeIds.includes(id))
    if (requested === undefined || requested.networkId === networkId) return
    const top = history.at(-1)
    if (top?.name !== 'SwitchNetwork' || top.data.networkId !== networkId) modal.push('SwitchNetwork', { networkId })
  })
}
