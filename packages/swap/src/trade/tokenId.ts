import {
  type CaipAddress,
  type CaipNetworkId,
  type Capabilities,
  type Kit,
  type Network,
  namespaceOf,
  type Token,
} from '@kit/core/plugin'
import { cannotTry } from '../swapErrors.js'

/** How the service writes the currency of a network. */
export const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/**
 * A token as the service names it (CAIP-10).
 *
 * @example tokenId({ networkId: 'eip155:1', address: undefined }) // 'eip155:1:0xeeee…'
 */
export function tokenId({ networkId, address = nativeAddress }: Pick<Token, 'networkId' | 'address'>): CaipAddress {
  return `${networkId}:${address}`
}

/** What a chain can be asked, and the network to ask about. */
export type SwapChain = {
  readonly capabilities: Capabilities
  readonly network: Network
  readonly signal?: AbortSignal
}

/** @throws KitError `swap/notSupported` */
export async function chainOf(kit: Kit, networkId: CaipNetworkId, signal?: AbortSignal): Promise<SwapChain> {
  const namespace = namespaceOf(networkId) as Network['namespace']
  const adapter = kit.adapters.get(namespace)
  const network = adapter?.networks.find(({ id }) => id === networkId)
  const capabilities = await adapter?.loadCapabilities?.()
  if (network === undefined || capabilities === undefined) throw cannotTry()
  return { capabilities, network, ...(signal && { signal }) }
}
