/**
 * The CAIP-2 namespace of a chain's id.
 *
 * @example namespaceOf('eip155:1') // 'eip155'
 */
export function namespaceOf(chain: string): string {
  return chain.split(':', 1)[0] ?? ''
}
