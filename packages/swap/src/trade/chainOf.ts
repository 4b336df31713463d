import { type CaipNetworkId, type Capabilities, type Kit, type Network, namespaceOf } from '@kit/core/plugin'
import { cannotTry } from '../swapErrors.js'

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
