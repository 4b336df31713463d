import { invalidAddress } from '../address/PolkadotAddress.js'
import { parsePolkadotShape } from '../address/parsePolkadotShape.js'
import type { OpenChain } from './openChain.js'

/**
 * An address as the chain library writes it, which verifies its checksum. The account counts, not the chain that the address was
 * written for.
 *
 * @throws KitError `account/invalidAddress` when it is not an address, or one of the other kind.
 * @example requirePolkadotAddress(chain, kusamaAddress)
 */
export function requirePolkadotAddress({ api, network }: OpenChain, text: string): string {
  // The library also takes a bare key.
  if (parsePolkadotShape(text)?.kind !== network.accountFormat) throw invalidAddress(text)
  try {
    return api.registry.createType('AccountId', text).toString()
  } catch {
    throw invalidAddress(text)
  }
}
