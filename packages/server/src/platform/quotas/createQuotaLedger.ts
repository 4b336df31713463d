import { resolveWithin } from '../jobs/resolveWithin.js'
import { describeFailure } from '../log/logFailure.js'
import { logUsage, type QuotaState } from './QuotaState.js'
import type { QuotaOptions } from './Quotas.js'

/** Records the points of one project in the database. Never fails. */
export type QuotaLedger = {
  /** Reserves what waiting requests want, and records what could not be recorded before. */
  reserve(state: QuotaState): Promise<void>
  /** Records what was used, and returns what was not. */
  flush(state: QuotaState): Promise<void>
}

/** Backoff after the database had no points left, or did not respond. */
export const retryMs = 1000
/** Maximum time a request waits for the database. */
export const maxWaitMs = 1000

/** Creates the ledger over the table of all replicas. */
export function createQuotaLedger({
  id,
  table,
  now,
  log,
}: Pick<QuotaOptions, 'table' | 'now' | 'log'> & { readonly id: string }): QuotaLedger {
  return {
    async reserve(current) {
      const { unrecorded } = current
      // Flushing during the request must not record them again.
      current.unrecorded = 0
      const missing = Math.max(0, current.requested - current.available)
      try {
        const { granted, used } = await table.reserve(id, current.limits, missing, unrecorded)
        current.available += granted
        current.used = used
        if (granted < missing) current.exhaustedUntilMs = now() + retryMs
        logUsage({ id, log }, current)
      } catch (error) {
        current.unrecorded += unrecorded
        current.unavailableUntilMs = now() + retryMs
        log.warn({ project: id, ...describeFailure(error) }, 'cannot load a quota; requests are not counted for now')
      }
    },
    async flush(old) {
      const { reserving } = old
      if (reserving !== undefined) await resolveWithin(maxWaitMs, reserving)
      // A reservation that is late is recorded when it ends.
      void reserving?.then(() => record(old))
      await record(old)
    },
  }

  async function record(old: QuotaState): Promise<void> {
    const points = old.unrecorded - old.available
    if (points === 0) return
    old.unrecorded = 0
    old.available = 0
    const periods = old.limits.map(({ period }) => period)
    await table
      .adjust(id, periods, points)
      .catch((error: unknown) =>
        log.warn({ project: id, points, ...describeFailure(error) }, 'cannot record quota points'),
      )
  }
}
