import { cleanText, KitError, type Network } from '@kit/core/adapter'
import { isOnNetwork } from './isOnNetwork.js'
import { parseAddress } from './parseAddress.js'

/**
 * Refuses a text that is not an address of a network, for a wrong checksum too.
 *
 * @throws KitError `account/invalidAddress`.
 * @example requireAddress(to, bitcoinMainnet)
 */
export function requireAddress(address: string, { id }: Pick<Network, 'id'>): void {
  if (parseAddress(address) && isOnNetwork(address, id)) return
  const shortMessage = 'This is no address of the network.'
  throw new KitError('account/invalidAddress', { shortMessage, details: cleanText(address) })
}
