import type { Adapter, CaipNetworkId } from '@kit/core/adapter'
import { loadLibrary } from '@kit/eip155'
import type { JsonRpcApiProvider } from 'ethers'
import type { Library } from './library/createLibrary.js'

/**
 * ethers' provider of a configured network, on the endpoints, batching and retries of the kit. Loads ethers. It has no accounts.
 *
 * @throws KitError `network/notConfigured`; `adapter/notFound` when the kit has no adapter on ethers.
 * @example const block = await (await getEthersProvider(kit, 'eip155:1')).getBlock('latest')
 */
export async function getEthersProvider(
  source: Adapter | { readonly adapters: ReadonlyMap<string, Adapter> },
  networkId: CaipNetworkId,
): Promise<JsonRpcApiProvider> {
  return (await loadLibrary<Library>(source, 'getProvider')).getProvider(networkId)
}
