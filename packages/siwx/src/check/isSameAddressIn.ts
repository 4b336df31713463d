import type { ChainNamespace } from '@kit/core'

/**
 * Compares two addresses of a namespace. Case is ignored in eip155, and significant elsewhere.
 *
 * @example isSameAddressIn('eip155', '0xAb…', '0xab…') // true
 */
export function isSameAddressIn(namespace: ChainNamespace, one: string, other: string): boolean {
  return one === other || (namespace === 'eip155' && one.toLowerCase() === other.toLowerCase())
}
