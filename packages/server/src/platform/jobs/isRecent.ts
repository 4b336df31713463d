/**
 * Returns whether something at `atMs` was less than `durationMs` ago. A time in the future is not recent: the clock was set
 * back, and a result would otherwise be kept for too long.
 *
 * @example isRecent({ atMs: last.atMs, nowMs: now(), durationMs: 2000 })
 */
export function isRecent({ atMs, nowMs, durationMs }: RecentTime): boolean {
  return atMs <= nowMs && nowMs - atMs < durationMs
}

/** Times in Unix milliseconds, and a duration. */
export type RecentTime = { readonly atMs: number; readonly nowMs: number; readonly durationMs: number }
