import { pinnedNetworks } from './pinned.data.js'
import type { ReviewNetwork } from './Review.js'

/**
 * Returns a network of the operator with the name and units that the release pins. A server can add networks, but can't change the units of
 * a well-known one.
 *
 * @example pinNetwork({ id: 'eip155:1', name: 'Test', currency: { symbol: 'USD', decimals: 0 } }).name // 'Ethereum'
 */
export function pinNetwork<Network extends ReviewNetwork>(network: Network): Network {
  const pinned = pinnedNetworks[network.id]
  return pinned === undefined ? network : { ...network, name: pinned.name, currency: pinned.currency }
}
