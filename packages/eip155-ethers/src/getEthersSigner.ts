import type { Adapter, CaipNetworkId, Kit } from '@kit/core/adapter'
import { loadLibrary } from '@kit/eip155'
import type { JsonRpcSigner } from 'ethers'
import type { Library } from './library/createLibrary.js'

/**
 * ethers' signer of a connected wallet, for what the kit has no command for. Loads ethers. Its errors are ethers'.
 *
 * @throws KitError `adapter/notFound`; what `kit.getProvider` throws when nothing is connected.
 * @example const signer = await getEthersSigner(kit, { networkId: 'eip155:1', address })
 */
export async function getEthersSigner(
  kit: Pick<Kit, 'getProvider'> & { readonly adapters: ReadonlyMap<string, Adapter> },
  target: { readonly networkId: CaipNetworkId; readonly address: string; readonly connectionId?: string },
): Promise<JsonRpcSigner> {
  const { networkId, address, connectionId } = target
  const provider = kit.getProvider({ namespace: 'eip155', ...(connectionId && { connectionId }) })
  const { wrapWallet } = await loadLibrary<Library>(kit, 'wrapWallet')
  return wrapWallet({ provider, networkId }).getSigner(address)
}
