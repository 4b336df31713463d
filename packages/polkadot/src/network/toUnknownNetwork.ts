import type { CaipNetworkId, Network } from '@kit/core'

/**
 * A network that a wallet is on and the app did not configure: only its id is known (rule entities-2).
 *
 * @example toUnknownNetwork('polkadot:91b171bb158e2d3848fa23a9f1c25182').unknown // true
 */
export function toUnknownNetwork(networkId: CaipNetworkId): Network {
  return {
    reference: networkId.slice(networkId.indexOf(':') + 1),
    id: networkId,
    namespace: 'polkadot',
    name: 'Unknown Network',
    nativeCurrency: { name: '', symbol: '', decimals: 10 },
    rpcUrls: [],
    unknown: true,
  }
}
