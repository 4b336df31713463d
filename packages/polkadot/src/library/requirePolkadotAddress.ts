import { invalidAddress } from '../address/PolkadotAddress.js'
import { parsePolkadotShape } from '../address/parsePolkadotShape.js'
import type { OpenChain } from './openChain.js'

/**
 * Returns an address in the chain library's format, which verifies its checksum. Accepts addresses written for other chains.
 *
 * @throws KitError `account/invalidAddress` for an invalid address, or one of the other account format.
 * @example requirePolkadotAddress(chain, kusamaAddress)
 */
export function requirePolkadotAddress({ api, network }: OpenChain, text: string): string {
  // The library also accepts a bare key.
  if (parsePolkadotShape(text)?.kind !== network.accountFormat) throw invalidAddress(text)
  try {
    return api.registry.createType('AccountId', text).toString()
  } catch {
    throw invalidAddress(text)
  }
}
