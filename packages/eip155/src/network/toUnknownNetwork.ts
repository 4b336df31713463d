import type { CaipNetworkId, Network } from '@kit/core'
import { parseChainId } from './parseChainId.js'

/**
 * A network that the wallet is on and the app did not configure: only its id is known (rule entities-2).
 *
 * @example toUnknownNetwork('eip155:4242').unknown // true
 */
export function toUnknownNetwork(networkId: CaipNetworkId): Network {
  const reference = networkId.slice(networkId.indexOf(':') + 1)
  return {
    reference: parseChainId(reference) ?? reference,
    id: networkId,
    namespace: 'eip155',
    name: 'Unknown Network',
    nativeCurrency: { name: '', symbol: '', decimals: 18 },
    rpcUrls: [],
    unknown: true,
  }
}
