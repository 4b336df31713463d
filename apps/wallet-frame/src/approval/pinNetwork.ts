import { pinnedNetworks } from './pinned.data.js'
import type { ReviewNetwork } from './Review.js'

/**
 * A network of the operator under the name and units that the release knows it by. A server can add networks, but can't have amounts of a
 * well-known one written in other units.
 *
 * @example pinNetwork({ id: 'eip155:1', name: 'Test', currency: { symbol: 'USD', decimals: 0 } }).name // 'Ethereum'
 */
export function pinNetwork<Network extends ReviewNetwork>(network: Network): Network {
  const pinned = pinnedNetworks[network.id]
  return pinned === undefined ? network : { ...network, name: pinned.name, currency: pinned.currency }
}
