import type { Log } from '../Log.js'
import { describeFailure } from '../logFailure.js'
import type { Metrics } from '../metrics/Metrics.js'

/** Where failures of the database are noted. */
export type StoreFailureNotes = { readonly log: Log; readonly metrics: Metrics }

/** Counts work that the database could not do, which alerts operators, and logs what it said. */
export function noteStoreFailure({ log, metrics }: StoreFailureNotes, error: unknown, what: string): void {
  metrics.count('kit_store_failures_total')
  log.warn(describeFailure(error), what)
}
