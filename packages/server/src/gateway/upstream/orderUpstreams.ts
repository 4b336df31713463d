import { createHash } from 'node:crypto'
import type { Heights } from './createHeights.js'
import type { Upstream } from './Upstream.js'

/** Most nodes that one request is given to. */
export const MAX_UPSTREAMS = 5

/** A node with more failures than this is asked after the others, whatever its priority. */
const SICK_ERROR_RATE = 0.2

/** What the order depends on. */
export type OrderOptions = {
  readonly upstreams: readonly Upstream[]
  readonly heights: Pick<Heights, 'lag'>
  /** Blocks a node may be behind. */
  readonly allowedLag: number
  /** From 0 to below 1. */
  readonly random: () => number
  /** Equal nodes stay in the same order for the same session. */
  readonly session?: string | undefined
}

/**
 * The nodes to ask, first choice first: sound ones before those that fail or are behind, then by priority; equals share the load by
 * their speed. Nodes whose circuit is open are left out while there are others; when there are none, one that is not on trial is tried.
 */
export function orderUpstreams({ upstreams, heights, allowedLag, random, session }: OrderOptions): Upstream[] {
  const closed = upstreams.filter(({ health }) => health.circuit() === 'closed')
  const candidates = closed.length > 0 ? closed : upstreams.filter(({ health }) => health.circuit() === 'open')
  return candidates
    .map((upstream) => {
      const { health, index, priority } = upstream
      const sick = health.errorRate() > SICK_ERROR_RATE || heights.lag(index) > allowedLag
      // The least of exponentially distributed numbers is drawn with a chance proportional to its rate.
      const drawn = -Math.log(1 - random()) * (health.latencyMs() + 1) * (1 + 10 * health.errorRate())
      return { upstream, sick: Number(sick), priority, rank: session === undefined ? drawn : place(session, index) }
    })
    .sort((a, b) => a.sick - b.sick || a.priority - b.priority || a.rank - b.rank)
    .slice(0, MAX_UPSTREAMS)
    .map(({ upstream }) => upstream)
}

function place(session: string, index: number): number {
  return createHash('sha256').update(`${index}:${session}`).digest().readUInt32BE()
}
