import { toUnknownNetwork as toUnknown } from '@kit/adapter'
import type { CaipNetworkId, Network } from '@kit/core/adapter'
import type { ChainLike } from './ChainLike.js'
import { parseChainId } from './parseChainId.js'

/**
 * Converts a chain to the kit's network. If given, `rpcUrls` replace the chain's own, so that only endpoints named by the app are
 * contacted.
 *
 * @example toNetwork(mainnet).id // 'eip155:1'
 */
export function toNetwork<Id extends number>(
  chain: ChainLike & { readonly id: Id },
  rpcUrls?: readonly string[],
): Network<`eip155:${Id}`> {
  const explorer = chain.blockExplorers?.default
  return {
    reference: chain.id,
    id: `eip155:${chain.id}`,
    namespace: 'eip155',
    name: chain.name,
    nativeCurrency: chain.nativeCurrency,
    rpcUrls: rpcUrls ?? chain.rpcUrls.default.http,
    ...(explorer && { blockExplorer: { name: explorer.name, url: explorer.url } }),
    ...(chain.imageUrl !== undefined && { imageUrl: chain.imageUrl }),
    ...(chain.imageId !== undefined && { imageId: chain.imageId }),
    ...(chain.testnet !== undefined && { testnet: chain.testnet }),
  }
}

/**
 * Creates a network for a chain that the wallet has selected but the app didn't configure: only its ID is known (rule entities-2). Its
 * reference is numeric, like that of every EVM chain.
 *
 * @example toUnknownEvmNetwork('eip155:4242').reference // 4242
 */
export function toUnknownEvmNetwork(networkId: CaipNetworkId): Network {
  const network = toUnknown(networkId, 18)
  return { ...network, reference: parseChainId(`${network.reference}`) ?? network.reference }
}
