import type { Health } from './createHealth.js'

/** A node of a chain with its state. */
export type Upstream = {
  /** Its index in the configuration. */
  readonly index: number
  /** For metrics and logs; never the URL, which may contain a key. */
  readonly name: string
  readonly url: string
  readonly wsUrl: string | undefined
  readonly priority: number
  /** Maximum calls per request. */
  readonly maxBatch: number
  readonly health: Health
}

/** Status of a node for metrics and the readiness probe. */
export type UpstreamStatus = {
  readonly chain: string
  readonly upstream: string
  readonly circuit: 'closed' | 'open' | 'half-open'
  /** From 0 to 1. */
  readonly errorRate: number
  readonly latencyMs: number
  /** Its newest block, undefined before it was polled. */
  readonly height: number | undefined
  /** Blocks behind the best node of the chain. */
  readonly lag: number
}
