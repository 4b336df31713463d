import type { CaipNetworkId, Network } from '@kit/core/adapter'

/**
 * Returns a placeholder for a network that the wallet is on but that the app did not configure (rule entities-2).
 *
 * @param decimals Decimals of the native currencies of the namespace.
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
