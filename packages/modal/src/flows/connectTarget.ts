import type { CaipNetworkId, ChainNamespace } from '@kit/core'
import type { ModalState } from '../state/ModalState.js'

/** Returns the target for the next wallet: the chosen namespace, or the one that the list is limited to, and the network that led there. */
export function connectTarget(
  { namespace: limit, networkId }: Pick<ModalState, 'namespace' | 'networkId'>,
  namespace: ChainNamespace | undefined = limit,
): { readonly namespace?: ChainNamespace; readonly networkId?: CaipNetworkId } {
  if (namespace === undefined) return {}
  return { namespace, ...(networkId?.startsWith(`${namespace}:`) && { networkId }) }
}
