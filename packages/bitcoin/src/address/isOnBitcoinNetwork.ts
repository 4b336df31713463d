import type { CaipNetworkId } from '@kit/core/adapter'
import { parseBitcoinShape } from './parseBitcoinShape.js'

/** The two chains with their own address formats. Inlined, so the table of all chains isn't needed at load. */
const mainReference = '000000000019d6689c085ae165831e93'
const regtestReference = '0f9188f13cb7b2c71f2a335e3a4fc328'

/**
 * Returns whether an address can be used on a network, judged by its shape alone: the checksum is not verified. The test networks share
 * address formats, so an address of one fits the others. An unknown network counts as a test network. Without a network, returns whether
 * the text looks like any Bitcoin address.
 *
 * @example isOnBitcoinNetwork('bcrt1q…', 'bip122:000000000019d6689c085ae165831e93') // false
 */
export function isOnBitcoinNetwork(address: string, networkId?: CaipNetworkId): boolean {
  const prefix = parseBitcoinShape(address)?.prefix
  if (networkId === undefined) return prefix !== undefined
  const forms = networkId.endsWith(mainReference)
    ? ['main', 'bc']
    : ['test', networkId.endsWith(regtestReference) ? 'bcrt' : 'tb']
  return forms.includes(prefix ?? '')
}
