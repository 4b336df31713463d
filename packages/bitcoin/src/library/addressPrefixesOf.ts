import type { CaipNetworkId } from '@kit/core/adapter'
import { NETWORK, TEST_NETWORK } from '@scure/btc-signer'
import { findChain } from '../network/findChain.js'

/** The prefixes of addresses on a network, as the library wants them. A network that is not known counts as a test network. */
export function addressPrefixesOf(networkId: CaipNetworkId): typeof NETWORK {
  return prefixesOfAddress(findChain(networkId)?.prefix ?? 'tb')
}

/** The same, for the prefix of a parsed address. */
export function prefixesOfAddress(prefix: string): typeof NETWORK {
  if (prefix === 'bc' || prefix === 'main') return NETWORK
  return prefix === 'bcrt' ? { ...TEST_NETWORK, bech32: 'bcrt' } : TEST_NETWORK
}
