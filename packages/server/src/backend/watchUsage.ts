import type { Metrics } from '../platform/metrics/Metrics.js'
import { createUsage, type Usage } from '../relay/createUsage.js'
import type { RelayLimits } from '../relay/relayConfig.js'

/** Creates the counters of stored bytes, with their metrics. */
export function watchUsage(limits: RelayLimits, metrics: Metrics): Usage {
  const usage = createUsage({ limits, metrics })
  metrics.watch('kit_relay_stored_bytes', usage.bytes)
  metrics.watch('kit_relay_stored_share', usage.fillRatio)
  return usage
}
