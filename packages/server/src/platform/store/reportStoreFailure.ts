import type { Log } from '../log/Log.js'
import { describeFailure } from '../log/logFailure.js'
import type { Metrics } from '../metrics/Metrics.js'

/** Log and metrics for database failures. */
export type StoreFailureOptions = { readonly log: Log; readonly metrics: Metrics }

/** Counts a failed database operation, which alerts operators, and logs its error. */
export function reportStoreFailure({ log, metrics }: StoreFailureOptions, error: unknown, what: string): void {
  metrics.count('kit_store_failures_total')
  log.warn(describeFailure(error), what)
}
