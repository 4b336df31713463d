import type { CaipNetworkId } from '@kit/core'
import { NETWORK, TEST_NETWORK } from '@scure/btc-signer'
import { findChain } from '../network/findChain.js'

/** The prefixes of addresses on a network, as the library wants them. A network that is not known is taken for a test network. */
export function prefixesOf(networkId: CaipNetworkId): typeof NETWORK {
  const prefix = findChain(networkId)?.prefix ?? 'tb'
  return prefix === 'bc' ? NETWORK : { ...TEST_NETWORK, bech32: prefix }
}
