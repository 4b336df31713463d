import { unconfiguredNetwork } from '@kit/adapter'
import type { CaipNetworkId } from '@kit/core/adapter'

/**
 * Creates a cache with one value per configured network, created on first use.
 *
 * @throws KitError `network/notConfigured`, from the returned function, for a network that isn't configured.
 * @example const getClient = createNetworkCache([mainnet], (chain) => createClient({ chain }))
 */
export function createNetworkCache<Chain extends { readonly id: number }, Made>(
  chains: readonly Chain[],
  make: (chain: Chain) => Made,
): (networkId: CaipNetworkId) => Made {
  const made = new Map<CaipNetworkId, Made>()
  return (networkId) => {
    const known = made.get(networkId)
    if (known !== undefined) return known
    const chain = chains.find(({ id }) => networkId === `eip155:${id}`)
    if (!chain) throw unconfiguredNetwork(networkId)
    const fresh = make(chain)
    made.set(networkId, fresh)
    return fresh
  }
}
