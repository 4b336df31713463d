import type { CaipNetworkId } from '@kit/core/adapter'
import { NETWORK, TEST_NETWORK } from '@scure/btc-signer'
import { findChain } from '../network/findChain.js'

/** Returns the address prefixes of a network in the library's format. An unknown network counts as a test network. */
export function addressPrefixesOf(networkId: CaipNetworkId): typeof NETWORK {
  return prefixesOfAddress(findChain(networkId)?.prefix ?? 'tb')
}

/** Returns the address prefixes of the network that a parsed address belongs to. */
export function prefixesOfAddress(prefix: string): typeof NETWORK {
  if (prefix === 'bc' || prefix === 'main') return NETWORK
  return prefix === 'bcrt' ? { ...TEST_NETWORK, bech32: 'bcrt' } : TEST_NETWORK
}
