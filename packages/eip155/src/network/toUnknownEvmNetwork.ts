import { toUnknownNetwork as toUnknown } from '@kit/adapter'
import type { CaipNetworkId, Network } from '@kit/core/adapter'
import { parseChainId } from './parseChainId.js'

/**
 * A network that the wallet is on and the app did not configure: only its id is known (rule entities-2). Its reference is a number,
 * as that of every EVM chain.
 *
 * @example toUnknownEvmNetwork('eip155:4242').reference // 4242
 */
export function toUnknownEvmNetwork(networkId: CaipNetworkId): Network {
  const network = toUnknown(networkId, 18)
  return { ...network, reference: parseChainId(`${network.reference}`) ?? network.reference }
}
