import { resolveWithin } from '../jobs/resolveWithin.js'
import type { ProjectConfig } from '../projects/projectConfig.js'
import { createQuotaLedger, maxWaitMs, retryMs } from './createQuotaLedger.js'
import { availableAtMs, initialState, logUsage, type QuotaState, shareOf } from './QuotaState.js'
import type { QuotaOptions } from './Quotas.js'

/** Points of one project that this replica has reserved. */
export type QuotaReservation = {
  /** See `Quotas.take`. */
  consume(points: number): Promise<number | undefined>
  isExhausted(): boolean
  close(): Promise<void>
}

/** Options for {@link createQuotaReservation}. */
export type QuotaReservationOptions = Omit<QuotaOptions, 'projects'> & {
  readonly id: string
  readonly quota: NonNullable<ProjectConfig['quota']>
}

/** Reserves points from the database as needed, some in advance: most requests only decrement locally. */
export function createQuotaReservation(options: QuotaReservationOptions): QuotaReservation {
  const { id, quota, now, metrics } = options
  const ledger = createQuotaLedger(options)
  let state = initialState(quota, now())
  const gauges = state.limits.map(({ kind, points }, index) =>
    points === Number.POSITIVE_INFINITY
      ? undefined
      : metrics.watch('kit_quota_share', () => shareOf(currentState(), index), { project: id, period: kind }),
  )

  function currentState(): QuotaState {
    if (now() < state.periods.dayEndsMs) return state
    void ledger.flush(state)
    state = initialState(quota, now())
    return state
  }

  async function consumeFrom(current: QuotaState, points: number): Promise<'consumed' | 'exhausted' | 'unavailable'> {
    current.requested += points
    try {
      for (;;) {
        if (current.available >= points) {
          current.available -= points
          return 'consumed'
        }
        if (now() < current.unavailableUntilMs) return 'unavailable'
        if (now() < current.exhaustedUntilMs) return 'exhausted'
        // One after another: callers that arrive while others wait are included in the next reservation.
        current.reserving ??= ledger.reserve(current).finally(() => {
          current.reserving = undefined
        })
        const isDone = await resolveWithin(
          maxWaitMs,
          current.reserving.then(() => true),
        )
        if (!isDone) current.unavailableUntilMs = now() + retryMs
      }
    } finally {
      current.requested -= points
    }
  }

  return {
    async consume(points) {
      const current = currentState()
      const outcome = await consumeFrom(current, points)
      if (outcome === 'exhausted') {
        logUsage(options, current)
        metrics.count('kit_limited_total', { group: 'quota' })
        return Math.max(1, availableAtMs(current, points) - now())
      }
      if (outcome === 'unavailable') {
        current.unrecorded += points
        metrics.count('kit_quota_fallbacks_total', {}, points)
      }
      metrics.count('kit_quota_points_total', { project: id }, points)
      return undefined
    },
    isExhausted: () => currentState().limits.some((_, index) => shareOf(state, index) >= 1),
    close() {
      for (const stop of gauges) stop?.()
      return ledger.flush(state)
    },
  }
}
