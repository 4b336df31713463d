import type { CaipNetworkId } from '@kit/core'
import { findChain } from '../network/findChain.js'
import { parseAddress } from './parseAddress.js'

/**
 * Whether an address can be used on a network. The test networks share their forms, so an address of one fits the others; of a
 * network that is not known any address is taken.
 *
 * @example isOnNetwork('bcrt1q…', 'bip122:000000000019d6689c085ae165831e93') // false
 */
export function isOnNetwork(address: string, networkId: CaipNetworkId): boolean {
  const prefix = parseAddress(address)?.prefix
  const chain = findChain(networkId)
  if (prefix === undefined || !chain) return prefix !== undefined
  return prefix === chain.prefix || prefix === (chain.prefix === 'bc' ? 'main' : 'test')
}
