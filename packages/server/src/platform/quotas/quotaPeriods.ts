/** A UTC day and month: their names and ends. */
export type QuotaPeriods = {
  /** Such as `2026-11-26`. */
  readonly day: string
  readonly dayEndsMs: number
  /** Such as `2026-11`. */
  readonly month: string
  readonly monthEndsMs: number
}

/**
 * Returns the day and month of a Unix time in milliseconds.
 *
 * @example quotaPeriods(Date.UTC(2026, 10, 30, 12)) // { day: '2026-11-30', month: '2026-11', dayEndsMs and monthEndsMs are 1 December }
 */
export function quotaPeriods(atMs: number): QuotaPeriods {
  const date = new Date(atMs)
  const text = date.toISOString()
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  return {
    day: text.slice(0, 10),
    dayEndsMs: Date.UTC(year, month, date.getUTCDate() + 1),
    month: text.slice(0, 7),
    monthEndsMs: Date.UTC(year, month + 1),
  }
}
