import { createNoMetrics } from '../platform/metrics/Metrics.js'
import { createUsage, type Usage, type UsageOptions } from '../relay/createUsage.js'

/** Creates the usage of a mailbox of that size. `limits` override the limits of its parts. */
export function testUsage(maxStoredBytes: number, limits: Partial<UsageOptions['limits']> = {}): Usage {
  const all = { maxStoredBytesPerClient: 1e9, maxStoredBytesPerAddress: 1e9, maxStoredBytesPerProject: 1e9 }
  return createUsage({ limits: { maxStoredBytes, ...all, ...limits }, metrics: createNoMetrics() })
}
