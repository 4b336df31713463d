import type { Metrics } from '../../platform/metrics/Metrics.js'
import type { GatewayObserver } from './upstream/GatewayObserver.js'

/** Counts and times requests to nodes and cache lookups of the gateway. */
export function observeGateway(metrics: Metrics): GatewayObserver {
  return {
    onAttempt({ chain, upstream, ms, outcome }) {
      metrics.count('kit_gateway_attempts_total', { chain, upstream, outcome })
      metrics.time('kit_gateway_attempt_duration_seconds', ms, { chain, upstream })
    },
    onCache: ({ chain, method, found }) => metrics.count('kit_gateway_cache_total', { chain, method, found }),
  }
}
