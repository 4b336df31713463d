import type { CaipNetworkId } from './CaipNetworkId.js'

/**
 * Returns the reference of a CAIP-2 network ID: the part after the colon. Doesn't validate the ID: use `parseCaipNetworkId` for untrusted
 * IDs.
 *
 * @example chainReferenceOf('eip155:1') // '1'
 */
export const chainReferenceOf = (networkId: CaipNetworkId): string => networkId.slice(networkId.indexOf(':') + 1)
