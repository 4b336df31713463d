import type { ActivityItem } from './ActivityItem.js'

/** The transactions of one month, in the user's calendar. */
export type ActivityMonth = {
  readonly year: number
  /** 0 is January. */
  readonly month: number
  /** Newest first. */
  readonly items: readonly ActivityItem[]
}

/** Groups items by year, then month, newest first. */
export function groupByMonth(items: readonly ActivityItem[]): readonly ActivityMonth[] {
  const months: { year: number; month: number; items: ActivityItem[] }[] = []
  for (const item of [...items].sort((a, b) => b.atMs - a.atMs)) {
    const at = new Date(item.atMs)
    const [year, month] = [at.getFullYear(), at.getMonth()]
    const last = months.at(-1)
    if (last?.year === year && last.month === month) last.items.push(item)
    else months.push({ year, month, items: [item] })
  }
  return months
}

/** Formats the name of a month, with its year unless it is the current one. */
export function formatMonth(
  { year, month }: Pick<ActivityMonth, 'year' | 'month'>,
  nowMs: number,
  locale: string,
): string {
  const isCurrent = new Date(nowMs).getFullYear() === year
  const format = new Intl.DateTimeFormat(locale, { month: 'long', ...(!isCurrent && { year: 'numeric' }) })
  return format.format(new Date(year, month, 15))
}
