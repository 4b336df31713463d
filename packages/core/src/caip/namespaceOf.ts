import type { ChainNamespace } from './CaipNetworkId.js'

/**
 * The namespace of a CAIP-2 network id, a CAIP-10 address or the id of a connection: what stands before the first colon. Empty where
 * there is none. It checks nothing: hostile ids are parsed first, see `parseCaipNetworkId`.
 *
 * @example namespaceOf('eip155:1') // 'eip155'
 */
export function namespaceOf(id: string): ChainNamespace
export function namespaceOf(id: string | undefined): ChainNamespace | undefined
export function namespaceOf(id: string | undefined): ChainNamespace | undefined {
  return id?.slice(0, Math.max(0, id.indexOf(':')))
}
