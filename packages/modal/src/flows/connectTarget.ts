import type { CaipNetworkId, ChainNamespace } from '@kit/core'
import type { ModalState } from '../state/ModalState.js'

/**
 * Where the visitor wants the wallet that is chosen next: in the namespace that is chosen, or that the list is limited to, and on the
 * network that led there.
 */
export function connectTarget(
  { namespace: limit, networkId }: Pick<ModalState, 'namespace' | 'networkId'>,
  namespace: ChainNamespace | undefined = limit,
): { readonly namespace?: ChainNamespace; readonly networkId?: CaipNetworkId } {
  if (namespace === undefined) return {}
  return { namespace, ...(networkId?.startsWith(`${namespace}:`) && { networkId }) }
}
