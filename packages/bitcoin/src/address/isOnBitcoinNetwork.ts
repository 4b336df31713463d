import type { CaipNetworkId } from '@kit/core/adapter'
import { parseBitcoinShape } from './parseBitcoinShape.js'

/** The two chains with their own forms. The whole table of chains is not needed at load. */
const mainReference = '000000000019d6689c085ae165831e93'
const regtestReference = '0f9188f13cb7b2c71f2a335e3a4fc328'

/**
 * Whether an address can be used on a network. The test networks share their forms, so an address of one fits the others; a
 * network that is not known counts as one of them. Without a network: whether it is an address at all. By its shape alone: no
 * checksum is read here.
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
