import type { GatewayFamily } from './GatewayFamily.js'

/** Returns whether a method is forwarded. */
export type MethodRule = (method: string) => boolean

/**
 * Creates the rule of a chain's forwarded methods from the operator's list: method names, prefixes that end in a star, and `safe` for
 * harmless methods. Returns undefined if the list allows everything.
 *
 * @example createMethodRule(eip155, ['safe', 'debug_trace*'])?.('eth_sendTransaction') // false
 */
export function createMethodRule(
  family: Pick<GatewayFamily, 'safeMethods'> | undefined,
  listed: readonly string[],
): MethodRule | undefined {
  const entries = listed.flatMap((entry) => (entry === 'safe' ? safeNames(family) : [entry]))
  if (entries.includes('*')) return undefined
  const names = new Set(entries)
  const prefixes = entries.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1))
  return (method) => names.has(method) || prefixes.some((prefix) => method.startsWith(prefix))
}

/** Returns the names that `safe` includes. */
export function safeNames(family: Pick<GatewayFamily, 'safeMethods'> | undefined): readonly string[] {
  return (family?.safeMethods ?? []).flatMap(([prefix, words]) => words.split(/\s+/).map((word) => `${prefix}${word}`))
}
