/** Parses a finite, non-negative number. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined
}

/** Parses an RFC 3339 time into milliseconds since the epoch. */
export function momentOf(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT[\d:.]{8,20}(Z|[+-]\d\d:?\d\d)$/.test(value)) return undefined
  const ms = Date.parse(value)
  return Number.isNaN(ms) ? undefined : ms
}

/** Converts seconds since the epoch to milliseconds. */
export function secondsOf(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && Number.isSafeInteger(value * 1000) ? value * 1000 : undefined
}
