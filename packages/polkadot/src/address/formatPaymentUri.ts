import type { PolkadotNetwork } from '../network/PolkadotNetwork.js'
import { formatSs58 } from './formatSs58.js'
import { parseSs58 } from './parseSs58.js'

/**
 * What a QR code for receiving holds. There is no settled URI for this family: the address alone, written for the network, so
 * that a wallet of another chain notices.
 *
 * @example formatPaymentUri(polkadot, '5Grwva…utQY') // '15oF4u…6Sp5'
 */
export function formatPaymentUri(network: PolkadotNetwork | undefined, address: string): string {
  const parsed = parseSs58(address)
  return parsed && network ? formatSs58(parsed.publicKey, network.ss58Format) : address
}
