import { cleanText, KitError, type Network } from '@kit/core/adapter'
import { isOnBitcoinNetwork } from './isOnBitcoinNetwork.js'
import { parseBitcoinAddress } from './parseBitcoinAddress.js'

/**
 * Refuses a text that is not an address of a network, for a wrong checksum too.
 *
 * @throws KitError `account/invalidAddress`.
 * @example requireBitcoinAddress(to, bitcoinMainnet)
 */
export function requireBitcoinAddress(address: string, { id }: Pick<Network, 'id'>): void {
  if (parseBitcoinAddress(address) && isOnBitcoinNetwork(address, id)) return
  const shortMessage = 'This is no address of the network.'
  throw new KitError('account/invalidAddress', { shortMessage, details: cleanText(address) })
}
