import type { ChainNamespace } from './CaipNetworkId.js'

/**
 * Returns the namespace of a CAIP-2 network ID, a CAIP-10 account ID or a connection ID: the part before the first colon. A namespace alone
 * is returned as it is. Doesn't validate the ID: use `parseCaipNetworkId` for untrusted IDs.
 *
 * @example namespaceOf('eip155:1') // 'eip155'
 */
export function namespaceOf(id: string): ChainNamespace
export function namespaceOf(id: string | undefined): ChainNamespace | undefined
export function namespaceOf(id: string | undefined): ChainNamespace | undefined {
  return id?.split(':', 1)[0]
}
