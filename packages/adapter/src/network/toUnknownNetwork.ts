import type { CaipNetworkId, Network } from '@kit/core/adapter'

/**
 * A network that the wallet is on and the app did not configure: only its id is known (rule entities-2).
 *
 * @param decimals What the native currencies of its chains have.
 * @example toUnknownNetwork('bip122:4242', 8).unknown // true
 */
export function toUnknownNetwork(networkId: CaipNetworkId, decimals: number): Network {
  const [namespace = '', reference = ''] = networkId.split(':', 2)
  return {
    reference,
    id: networkId,
    namespace,
    name: 'Unknown Network',
    nativeCurrency: { name: '', symbol: '', decimals },
    rpcUrls: [],
    unknown: true,
  }
}
