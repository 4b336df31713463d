// RFC 3339, section 5.6, which allows letters in either case.
const pattern = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:[Zz]|[+-](\d\d):(\d\d))$/

/**
 * Parses an RFC 3339 date and time to milliseconds since the epoch. Returns undefined for anything else, including dates and times that
 * don't exist.
 *
 * @example parseDateTime('2026-11-23T10:00:00.000Z') // 1795428000000
 */
export function parseDateTime(text: string): number | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  const [year, month, day, hour, minute, second, offsetHour = 0, offsetMinute = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0))
  if (year === undefined || month === undefined || day === undefined || hour === undefined) return undefined
  const daysOfMonth = new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate()
  if (month < 1 || month > 12 || day < 1 || day > daysOfMonth) return undefined
  if (hour > 23 || Number(minute) > 59 || Number(second) > 59 || offsetHour > 23 || offsetMinute > 59) return undefined
  return Date.parse(text.toUpperCase())
}
