const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago something happened, in words. */
export function formatAge(ageMs: number): string {
  const [unit, unitMs] = units.find(([, ms]) => ageMs >= ms) ?? []
  if (unit === undefined) return 'just now'
  return new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }).format(-Math.floor(ageMs / unitMs), unit)
}
