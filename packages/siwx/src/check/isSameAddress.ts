import type { ChainNamespace } from '@kit/core'

/**
 * Whether two addresses of a namespace are the same text: in eip155 the case of the letters says nothing about the account, elsewhere it
 * is part of it.
 *
 * @example isSameAddress('eip155', '0xAb…', '0xab…') // true
 */
export function isSameAddress(namespace: ChainNamespace, one: string, other: string): boolean {
  return one === other || (namespace === 'eip155' && one.toLowerCase() === other.toLowerCase())
}
