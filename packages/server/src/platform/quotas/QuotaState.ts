import type { Log } from '../log/Log.js'
import type { ProjectConfig } from '../projects/projectConfig.js'
import type { QuotaLimit } from './createQuotaTable.js'
import { type QuotaPeriods, quotaPeriods } from './quotaPeriods.js'

const warningShare = 0.8

/** State of the current day and month. */
export type QuotaState = {
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

/** Returns the state at the start of the current periods. */
export function initialState({ perDay, perMonth }: NonNullable<ProjectConfig['quota']>, atMs: number): QuotaState {
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
export function shareOf({ limits, used, available, unrecorded }: QuotaState, index: number): number {
  return ((used[index] ?? 0) - available + unrecorded) / (limits[index]?.points ?? Number.POSITIVE_INFINITY)
}

/** Returns when a request can pass: after the last of the periods that lack points. */
export function availableAtMs({ limits, used, available }: QuotaState, points: number): number {
  const missing = limits.filter((limit, index) => limit.points - (used[index] ?? 0) + available < points)
  return Math.max(0, ...missing.map(({ endsMs }) => endsMs))
}

/** Logs each limit once when it is almost exceeded, and once when it is exceeded. */
export function logUsage({ id, log }: { readonly id: string; readonly log: Log }, current: QuotaState): void {
  for (const [index, { kind, points }] of current.limits.entries()) {
    const share = shareOf(current, index)
    const step = share >= 1 ? 'exceeded' : share >= warningShare ? 'almost exceeded' : undefined
    if (step === undefined || current.logged.has(kind + step)) continue
    current.logged.add(kind + step)
    log.warn({ project: id, period: kind, points }, `a quota is ${step}`)
  }
}
