import { describeFailure } from '../log/logFailure.js'
import type { ProjectConfig } from '../projects/projectConfig.js'
import type { QuotaLimit } from './createQuotaTable.js'
import type { QuotaOptions } from './Quotas.js'
import { type QuotaPeriods, quotaPeriods } from './quotaPeriods.js'

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

/** Backoff after the database had no points left, or did not respond. */
const retryMs = 1000
/** Maximum time a request waits for the database. */
const maxWaitMs = 1000
const warningShare = 0.8

/** State of the current day and month. */
type QuotaState = {
  readonly periods: QuotaPeriods
  readonly limits: readonly (QuotaLimit & { readonly kind: 'day' | 'month'; readonly endsMs: number })[]
  /** Reserved and not used yet. */
  available: number
  /** Used but not recorded yet, because the database was unavailable. */
  unrecorded: number
  /** Wanted by waiting requests. */
  requested: number
  /** Last known counts of the periods, including the points left here. */
  used: readonly number[]
  reserving?: Promise<void> | undefined
  /** Until then no request is sent: the quota is exhausted. */
  exhaustedUntilMs: number
  /** Until then no request is sent: the database is unavailable. */
  unavailableUntilMs: number
  /** Messages already logged. */
  readonly logged: Set<string>
}

/** Reserves points from the database as needed, some in advance: most requests only decrement locally. */
export function createQuotaReservation({
  id,
  quota,
  table,
  now,
  log,
  metrics,
}: QuotaReservationOptions): QuotaReservation {
  let state = initialState(quota, now())
  for (const [index, { kind, points }] of state.limits.entries()) {
    if (points === Number.POSITIVE_INFINITY) continue
    metrics.watch('kit_quota_share', () => shareOf(currentState(), index), { project: id, period: kind })
  }

  function currentState(): QuotaState {
    if (now() < state.periods.dayEndsMs) return state
    void flush(state)
    state = initialState(quota, now())
    return state
  }

  /** Records what was used, and returns what was not. */
  async function flush(old: QuotaState): Promise<void> {
    if (old.reserving !== undefined) await settlesWithin(maxWaitMs, old.reserving)
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

  async function reserve(current: QuotaState): Promise<void> {
    const { unrecorded } = current
    const missing = Math.max(0, current.requested - current.available)
    try {
      const { granted, used } = await table.reserve(id, current.limits, missing, unrecorded)
      current.unrecorded -= unrecorded
      current.available += granted
      current.used = used
      if (granted < missing) current.exhaustedUntilMs = now() + retryMs
      logUsage(current)
    } catch (error) {
      current.unavailableUntilMs = now() + retryMs
      log.warn({ project: id, ...describeFailure(error) }, 'cannot load a quota; requests are not counted for now')
    }
  }

  function logUsage(current: QuotaState): void {
    for (const [index, { kind, points }] of current.limits.entries()) {
      const share = shareOf(current, index)
      const step = share >= 1 ? 'exceeded' : share >= warningShare ? 'almost exceeded' : undefined
      if (step === undefined || current.logged.has(kind + step)) continue
      current.logged.add(kind + step)
      log.warn({ project: id, period: kind, points }, `a quota is ${step}`)
    }
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
        current.reserving ??= reserve(current).finally(() => {
          current.reserving = undefined
        })
        if (!(await settlesWithin(maxWaitMs, current.reserving))) current.unavailableUntilMs = now() + retryMs
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
        logUsage(current)
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
    close: () => flush(state),
  }
}

function initialState({ perDay, perMonth }: QuotaReservationOptions['quota'], atMs: number): QuotaState {
  const periods = quotaPeriods(atMs)
  return {
    periods,
    limits: [
      { kind: 'day', period: periods.day, points: perDay ?? Number.POSITIVE_INFINITY, endsMs: periods.dayEndsMs },
      {
        kind: 'month',
        period: periods.month,
        points: perMonth ?? Number.POSITIVE_INFINITY,
        endsMs: periods.monthEndsMs,
      },
    ],
    available: 0,
    unrecorded: 0,
    requested: 0,
    used: [0, 0],
    exhaustedUntilMs: 0,
    unavailableUntilMs: 0,
    logged: new Set(),
  }
}

/** Returns the used share of a period's points, as far as this replica knows. */
function shareOf({ limits, used, available, unrecorded }: QuotaState, index: number): number {
  return ((used[index] ?? 0) - available + unrecorded) / (limits[index]?.points ?? Number.POSITIVE_INFINITY)
}

/** Returns when a request can pass: after the last of the periods that lack points. */
function availableAtMs({ limits, used, available }: QuotaState, points: number): number {
  const missing = limits.filter((limit, index) => limit.points - (used[index] ?? 0) + available < points)
  return Math.max(0, ...missing.map(({ endsMs }) => endsMs))
}

async function settlesWithin(limitMs: number, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs)
  })
  return Promise.race([work.then(() => true), timeout]).finally(() => clearTimeout(timer))
}
