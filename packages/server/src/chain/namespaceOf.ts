/**
 * Returns the CAIP-2 namespace of a chain ID.
 *
 * @example namespaceOf('eip155:1') // 'eip155'
 */
export function namespaceOf(chain: string): string {
  return chain.split(':', 1)[0] ?? ''
}
