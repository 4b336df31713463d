import type { Health } from './createHealth.js'

/** A node of a chain with what is known of it. */
export type Upstream = {
  /** Its place in the configuration. */
  readonly index: number
  /** For metrics and logs; never the URL, which may hold a key. */
  readonly name: string
  readonly url: string
  readonly wsUrl: string | undefined
  readonly priority: number
  /** Most calls that it takes in one request. */
  readonly maxBatch: number
  readonly health: Health
}

/** A node as metrics and the readiness probe see it. */
export type UpstreamStatus = {
  readonly chain: string
  readonly upstream: string
  readonly circuit: 'closed' | 'open' | 'half-open'
  /** From 0 to 1. */
  readonly errorRate: number
  readonly latencyMs: number
  /** Its newest block, undefined before it was asked. */
  readonly height: number | undefined
  /** Blocks behind the best of the chain. */
  readonly lag: number
}
