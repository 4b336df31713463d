import type { CaipNetworkId, ChainNamespace } from '../caip/CaipNetworkId.js'
import type { ModalState } from '../modal/ModalState.js'

/**
 * What the visitor wants of the wallet that is chosen next: the namespace that the list is limited to, and the network that
 * SwitchActiveChain offered to go to.
 */
export function connectWish(
  { namespace, history }: Pick<ModalState, 'namespace' | 'history'>,
  chosen: ChainNamespace | undefined = namespace,
): { readonly namespace?: ChainNamespace; readonly networkId?: CaipNetworkId } {
  if (chosen === undefined) return {}
  const [networkId] = history
    .flatMap((view) => (view.name === 'SwitchActiveChain' ? [view.data.networkId] : []))
    .filter((id) => id.startsWith(`${chosen}:`))
    .reverse()
  return { namespace: chosen, ...(networkId !== undefined && { networkId }) }
}
