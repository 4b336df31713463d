import type { CaipNetworkId, Network } from '@kit/core'

/**
 * A network that the wallet is on and the app did not configure: only its id is known (rule entities-2).
 *
 * @example toUnknownNetwork('bip122:4242').unknown // true
 */
export function toUnknownNetwork(networkId: CaipNetworkId): Network {
  return {
    reference: networkId.slice(networkId.indexOf(':') + 1),
    id: networkId,
    namespace: 'bip122',
    name: 'Unknown Network',
    nativeCurrency: { name: '', symbol: '', decimals: 8 },
    rpcUrls: [],
    unknown: true,
  }
}
