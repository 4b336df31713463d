import type { PolkadotNetwork } from '../network/PolkadotNetwork.js'
import { requireAddress } from './requireAddress.js'

/**
 * An account's address as a network writes it, from the form of any other: the generic one, or another chain's.
 *
 * @throws KitError `account/invalidAddress` when it is no address, or one of the other kind.
 * @example formatAddress('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', polkadotAssetHub) // '15oF4u…6Sp5'
 */
export function formatAddress(address: string, network: Pick<PolkadotNetwork, 'accountFormat' | 'ss58Format'>): string {
  return requireAddress(address, network)
}
