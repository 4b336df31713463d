import { createHash } from 'node:crypto'
import type { Heights } from './createHeights.js'
import type { Upstream } from './Upstream.js'

/** Maximum nodes tried per request. */
export const maxUpstreams = 5

/** A node with a higher failure rate is tried last, whatever its priority. */
const unhealthyErrorRate = 0.2

/** Inputs of the order. */
export type OrderOptions = {
  readonly upstreams: readonly Upstream[]
  readonly heights: Pick<Heights, 'lag'>
  /** Blocks by which a node may lag. */
  readonly allowedLag: number
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number
  /** Keeps the order of equal nodes for the same session. */
  readonly session?: string | undefined
}

/**
 * Returns the nodes to try in order of preference: healthy ones before failing or lagging ones, then by priority; equal ones share the load
 * by speed. Nodes with an open circuit are skipped if there are others; otherwise one without a pending probe is tried.
 */
export function orderUpstreams({ upstreams, heights, allowedLag, random, session }: OrderOptions): Upstream[] {
  const closed = upstreams.filter(({ health }) => health.circuit() === 'closed')
  const candidates = closed.length > 0 ? closed : upstreams.filter(({ health }) => health.circuit() === 'open')
  return candidates
    .map((upstream) => {
      const { health, index, priority } = upstream
      const isUnhealthy = health.errorRate() > unhealthyErrorRate || heights.lag(index) > allowedLag
      // The minimum of exponentially distributed numbers is chosen with a probability proportional to its rate.
      const weight = -Math.log(1 - random()) * (health.latencyMs() + 1) * (1 + 10 * health.errorRate())
      return {
        upstream,
        isUnhealthy: Number(isUnhealthy),
        priority,
        rank: session === undefined ? weight : rankOf(session, index),
      }
    })
    .sort((a, b) => a.isUnhealthy - b.isUnhealthy || a.priority - b.priority || a.rank - b.rank)
    .slice(0, maxUpstreams)
    .map(({ upstream }) => upstream)
}

function rankOf(session: string, index: number): number {
  return createHash('sha256').update(`${index}:${session}`).digest().readUInt32BE()
}
