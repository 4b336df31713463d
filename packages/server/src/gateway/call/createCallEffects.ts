import type { GatewayFamily } from '../GatewayFamily.js'

/**
 * What a call may do: `read` nothing, so that it may be asked anywhere and twice; `raw` sends a signed transaction, the same wherever
 * it is sent; `filter` makes or uses what one node remembers; `change` is everything else, unknown methods among it, and must not happen twice.
 */
export type CallEffect = 'read' | 'raw' | 'filter' | 'change'

/** What methods do, by their names. */
export type CallEffects = {
  of(method: string): CallEffect
  /** Whether it makes a filter. */
  makesFilter(method: string): boolean
  /** True for the methods that make a development node something else than it was: what is known of its chain is void. */
  rewritesChain(method: string): boolean
}

/** Joins what all families say: names tell families apart, and some nodes speak for two. */
export function createCallEffects(families: readonly Pick<GatewayFamily, 'methods'>[]): CallEffects {
  const patterns = families.flatMap(({ methods }) => methods ?? [])
  const makesFilter = (method: string): boolean => patterns.some(({ filters }) => filters?.makes.test(method))
  return {
    of(method) {
      if (patterns.some(({ sends }) => sends.test(method))) return 'raw'
      if (makesFilter(method) || patterns.some(({ filters }) => filters?.uses.test(method))) return 'filter'
      const isRead = patterns.some(({ reads }) => reads.test(method))
      return isRead && !patterns.some(({ changes }) => changes?.test(method)) ? 'read' : 'change'
    },
    makesFilter,
    rewritesChain: (method) => patterns.some(({ rewrites }) => rewrites?.test(method)),
  }
}
