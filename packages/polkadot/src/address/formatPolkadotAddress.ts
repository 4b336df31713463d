import { cleanText, KitError } from '@kit/core/adapter'
import type { PolkadotNetwork } from '../network/PolkadotNetwork.js'
import { formatSs58 } from './formatSs58.js'
import { parsePolkadotAddress } from './parsePolkadotAddress.js'

/**
 * An account's address as a network writes it, from the form of any other: the generic one, or another chain's.
 *
 * @throws KitError `account/invalidAddress` when it is not an address, or one of the other kind.
 * @example formatPolkadotAddress('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', polkadotAssetHub) // '15oF4u…6Sp5'
 */
export function formatPolkadotAddress(
  address: string,
  network: Pick<PolkadotNetwork, 'accountFormat' | 'ss58Format'>,
): string {
  const parsed = parsePolkadotAddress(address)
  if (parsed?.kind !== network.accountFormat) throw invalidAddress(address)
  return parsed.kind === 'ethereum' ? parsed.address : formatSs58(parsed.publicKey, network.ss58Format)
}

/** The error for a text that is not an address of a network. */
export function invalidAddress(text: string): KitError {
  const shortMessage = 'This is not an address of the network.'
  return new KitError('account/invalidAddress', { shortMessage, details: cleanText(text) })
}
