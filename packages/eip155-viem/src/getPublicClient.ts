import type { Adapter, CaipNetworkId } from '@kit/core/adapter'
import { loadLibrary } from '@kit/eip155'
import type { Chain, PublicClient, Transport } from 'viem'
import type { Library } from './library/createLibrary.js'

/**
 * viem's public client of a configured network, on the endpoints, batching and retries of the kit. Loads viem.
 *
 * @throws KitError `network/notConfigured`; `adapter/notFound` when the kit has no adapter on viem.
 * @example const block = await (await getPublicClient(kit, 'eip155:1')).getBlock()
 */
export async function getPublicClient(
  source: Adapter | { readonly adapters: ReadonlyMap<string, Adapter> },
  networkId: CaipNetworkId,
): Promise<PublicClient<Transport, Chain>> {
  const [{ getClient }, { extendPublic }] = await Promise.all([
    loadLibrary<Library>(source, 'getClient'),
    import('./library/extendPublic.js'),
  ])
  return extendPublic(getClient(networkId))
}
