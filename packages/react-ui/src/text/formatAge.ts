const secondMs = 1000
const minuteMs = 60 * secondMs
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Longest first. A year has 365 days, a month 30. English uses custom labels. */
const units = [
  { unit: 'year', ms: 365 * dayMs, label: 'yr' },
  { unit: 'month', ms: 30 * dayMs, label: 'mo' },
  { unit: 'day', ms: dayMs, label: 'd' },
  { unit: 'hour', ms: hourMs, label: 'hr' },
  { unit: 'minute', ms: minuteMs, label: 'min' },
  { unit: 'second', ms: secondMs, label: 'sec' },
] as const

/**
 * Formats how long ago something was, in whole units of the longest that fits: "5 min ago". Times in the future, due to clock skew, count
 * as now.
 *
 * @example formatAge(clock.now() - 300_000, clock.now(), 'en') // '5 min ago'
 */
export function formatAge(atMs: number, nowMs: number, locale: string): string {
  const ageMs = Math.max(0, nowMs - atMs)
  const { unit, ms, label } = units.find((each) => ageMs >= each.ms) ?? units[5]
  const count = Math.floor(ageMs / ms)
  const isEnglish = locale === 'en' || locale.startsWith('en-')
  return isEnglish ? `${count} ${label} ago` : new Intl.RelativeTimeFormat(locale).format(-count, unit)
}
