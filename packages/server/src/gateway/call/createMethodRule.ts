import type { GatewayFamily } from '../GatewayFamily.js'

/** Whether a method is passed on. */
export type MethodRule = (method: string) => boolean

/**
 * What a chain passes on, as an operator lists it: names of methods, beginnings of names that end in a star, and `safe` for those that can
 * do a node no harm. Undefined when that is everything.
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
  const beginnings = entries.filter((entry) => entry.endsWith('*')).map((entry) => entry.slice(0, -1))
  return (method) => names.has(method) || beginnings.some((beginning) => method.startsWith(beginning))
}

/** The names that `safe` stands for. */
export function safeNames(family: Pick<GatewayFamily, 'safeMethods'> | undefined): readonly string[] {
  return (family?.safeMethods ?? []).flatMap(([beginning, words]) =>
    words.split(/\s+/).map((word) => `${beginning}${word}`),
  )
}
