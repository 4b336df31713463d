import { KitError } from '../error/KitError.js'
import type { CaipNetworkId, ChainNamespace } from './CaipNetworkId.js'
import { isCaipNetworkId, parseCaipNetworkId } from './parseCaipNetworkId.js'

/** Namespaces that the kit knows by name (rule entities-5). */
export const knownNamespaces: readonly ChainNamespace[] = ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos']

/** The parts of a CAIP-10 account ID. */
export type CaipAddressParts = {
  readonly namespace: ChainNamespace
  readonly reference: string
  readonly networkId: CaipNetworkId
  readonly address: string
}

/**
 * Parses a CAIP-10 account ID. Throws `caip/invalidAddress` unless it has three parts and a known namespace (rule checks-1).
 *
 * @param known Accepted namespaces. Defaults to the five that the kit knows; pass those of your adapters if you have others.
 * @example
 * parseCaipAddress('eip155:1:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb').address
 */
export function parseCaipAddress(value: string, known: readonly ChainNamespace[] = knownNamespaces): CaipAddressParts {
  const end = typeof value === 'string' ? value.lastIndexOf(':') : -1
  const networkId = end > 0 ? value.slice(0, end) : ''
  const address = value?.slice?.(end + 1)
  if (!isCaipNetworkId(networkId) || !/^[-.%a-zA-Z0-9]{1,128}$/.test(address))
    throw new KitError('caip/invalidAddress', { shortMessage: 'Invalid CAIP Address' })
  const parts = parseCaipNetworkId(networkId)
  if (!known.includes(parts.namespace))
    throw new KitError('caip/invalidAddress', { shortMessage: 'Invalid CAIP Address' })
  return { ...parts, networkId, address }
}
