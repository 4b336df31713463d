import type { GatewayFamily } from './GatewayFamily.js'

/**
 * Effect of a call. `read` has none, so that it can be sent anywhere and twice. `raw` sends a signed transaction, which is idempotent.
 * `filter` creates or uses state of one node. `change` is everything else, unknown methods included, and must not happen twice.
 */
export type CallEffect = 'read' | 'raw' | 'filter' | 'change'

/** Effects of methods, by name. */
export type CallEffects = {
  effectOf(method: string): CallEffect
  /** Returns whether a method creates a filter. */
  createsFilter(method: string): boolean
  /** Returns whether a method rewrites a development chain, so that everything known about it is void. */
  rewritesChain(method: string): boolean
}

/** Combines the patterns of all families: names distinguish families, and some nodes support two. */
export function createCallEffects(families: readonly Pick<GatewayFamily, 'methods'>[]): CallEffects {
  const patterns = families.flatMap(({ methods }) => methods ?? [])
  const createsFilter = (method: string): boolean => patterns.some(({ filters }) => filters?.creates.test(method))
  return {
    effectOf(method) {
      if (patterns.some(({ sends }) => sends.test(method))) return 'raw'
      if (createsFilter(method) || patterns.some(({ filters }) => filters?.uses.test(method))) return 'filter'
      const isRead = patterns.some(({ reads }) => reads.test(method))
      return isRead && !patterns.some(({ changes }) => changes?.test(method)) ? 'read' : 'change'
    },
    createsFilter,
    rewritesChain: (method) => patterns.some(({ rewrites }) => rewrites?.test(method)),
  }
}
