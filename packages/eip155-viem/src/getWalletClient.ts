import type { Adapter, CaipNetworkId, Kit } from '@kit/core/adapter'
import { loadLibrary } from '@kit/eip155'
import type { Chain, CustomTransport, JsonRpcAccount, WalletClient } from 'viem'
import type { Library } from './library/createLibrary.js'

/**
 * viem's wallet client of a connected wallet, for what the kit has no command for. Loads viem. Its errors are viem's.
 *
 * @throws KitError `network/notConfigured`; `adapter/notFound`; what `kit.getProvider` throws when nothing is connected.
 * @example const wallet = await getWalletClient(kit, { networkId: 'eip155:1', address })
 */
export async function getWalletClient(
  kit: Pick<Kit, 'getProvider'> & { readonly adapters: ReadonlyMap<string, Adapter> },
  target: { readonly networkId: CaipNetworkId; readonly address: string; readonly connectionId?: string },
): Promise<WalletClient<CustomTransport, Chain, JsonRpcAccount>> {
  const { networkId, address, connectionId } = target
  const provider = kit.getProvider({ namespace: 'eip155', ...(connectionId && { connectionId }) })
  const [{ getClient }, { wrapProvider }] = await Promise.all([
    loadLibrary<Library>(kit, 'getClient'),
    import('./library/wrapProvider.js'),
  ])
  return wrapProvider({ provider, chain: getClient(networkId).chain, address })
}
