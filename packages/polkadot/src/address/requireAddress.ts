import { cleanText, KitError } from '@kit/core'
import type { PolkadotNetwork } from '../network/PolkadotNetwork.js'
import { formatSs58 } from './formatSs58.js'
import { parseAddress } from './parseAddress.js'

/**
 * An address as the network writes it: the account counts, not the chain that the address was written for.
 *
 * @throws KitError `account/invalidAddress` when it is no address, or one of the other kind.
 * @example requireAddress(kusamaAddress, polkadot)
 */
export function requireAddress(text: string, network: Pick<PolkadotNetwork, 'accountFormat' | 'ss58Format'>): string {
  const parsed = parseAddress(text)
  if (parsed?.kind === network.accountFormat)
    return parsed.kind === 'ethereum' ? parsed.address : formatSs58(parsed.publicKey, network.ss58Format)
  const shortMessage = 'This is not an address of the network.'
  throw new KitError('account/invalidAddress', { shortMessage, details: cleanText(text) })
}
