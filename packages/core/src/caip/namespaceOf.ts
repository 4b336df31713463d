import type { ChainNamespace } from './CaipNetworkId.js'

/**
 * Returns the namespace of a CAIP-2 network id, a CAIP-10 address or the id of a connection: the part before the first colon. Empty if
 * there is no colon. The id isn't validated: use `parseCaipNetworkId` for untrusted ids.
 *
 * @example namespaceOf('eip155:1') // 'eip155'
 */
export function namespaceOf(id: string): ChainNamespace
export function namespaceOf(id: string | undefined): ChainNamespace | undefined
export function namespaceOf(id: string | undefined): ChainNamespace | undefined {
  return id?.slice(0, Math.max(0, id.indexOf(':')))
}
