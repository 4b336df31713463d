import {
  type CaipAddress,
  type CaipNetworkId,
  type Capabilities,
  type Kit,
  type Network,
  namespaceOf,
  type Token,
} from '@kit/core/plugin'
import { swapsNotSupported } from '../swapErrors.js'

/** Address by which the service denotes the native currency. */
export const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/**
 * Returns the CAIP-10 ID of a token, as used by the service.
 *
 * @example tokenId({ networkId: 'eip155:1', address: undefined }) // 'eip155:1:0xeeee…'
 */
export function tokenId({ networkId, address = nativeAddress }: Pick<Token, 'networkId' | 'address'>): CaipAddress {
  return `${networkId}:${address}`
}

/** A network and the capabilities of its chain. */
export type SwapChain = {
  readonly capabilities: Capabilities
  readonly network: Network
  readonly signal?: AbortSignal
}

/**
 * Returns the network and its capabilities.
 *
 * @throws KitError `swap/notSupported`
 */
export async function chainOf(kit: Kit, networkId: CaipNetworkId, signal?: AbortSignal): Promise<SwapChain> {
  const namespace = namespaceOf(networkId) as Network['namespace']
  const adapter = kit.adapters.get(namespace)
  const network = adapter?.networks.find(({ id }) => id === networkId)
  const capabilities = await adapter?.loadCapabilities?.()
  if (network === undefined || capabilities === undefined) throw swapsNotSupported()
  return { capabilities, network, ...(signal && { signal }) }
}
