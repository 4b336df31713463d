import type { ProjectConfig } from '../config/ServerConfig.js'
import { describeFailure } from '../logFailure.js'
import type { QuotaLimit } from './createQuotaTable.js'
import type { QuotaOptions } from './Quotas.js'
import { type QuotaPeriods, quotaPeriods } from './quotaPeriods.js'

/** The points of one project that this replica has drawn. */
export type Stock = {
  /** As `Quotas.take`. */
  take(points: number): Promise<number | undefined>
  isUsedUp(): boolean
  close(): Promise<void>
}

/** What a stock works with. */
export type StockOptions = Omit<QuotaOptions, 'projects'> & {
  readonly id: string
  readonly quota: NonNullable<ProjectConfig['quota']>
}

/** So long nobody asks again after the database had nothing, or did not answer. */
const AGAIN_MS = 1000
/** A request waits for the database so long at most. */
const PATIENCE_MS = 1000
const NEARLY = 0.8

/** What is kept of the day and the month under way. */
type Book = {
  readonly periods: QuotaPeriods
  readonly limits: readonly (QuotaLimit & { readonly kind: 'day' | 'month'; readonly endsMs: number })[]
  /** Drawn and not used yet. */
  left: number
  /** Used and not counted yet: the database was away. */
  owed: number
  /** Of those who wait. */
  wanted: number
  /** Counts of the periods when they were last seen, what is left here included. */
  used: readonly number[]
  drawing?: Promise<void> | undefined
  /** Until then nothing is asked: there is nothing, */
  dryUntilMs: number
  /** or nobody who could say. */
  awayUntilMs: number
  /** What was said already, each once. */
  readonly said: Set<string>
}

/** Points are drawn from the database as they are needed, some in advance: most requests only count down here. */
export function createStock({ id, quota, table, now, log, metrics }: StockOptions): Stock {
  let book = openBook(quota, now())
  for (const [index, { kind, points }] of book.limits.entries()) {
    if (points === Number.POSITIVE_INFINITY) continue
    metrics.watch('kit_quota_share', () => shareOf(currentBook(), index), { project: id, period: kind })
  }

  function currentBook(): Book {
    if (now() < book.periods.dayEndsMs) return book
    void settle(book)
    book = openBook(quota, now())
    return book
  }

  /** Counts what was used, and gives back what was not. */
  async function settle(old: Book): Promise<void> {
    if (old.drawing !== undefined) await endsWithin(PATIENCE_MS, old.drawing)
    const points = old.owed - old.left
    if (points === 0) return
    old.owed = 0
    old.left = 0
    const periods = old.limits.map(({ period }) => period)
    await table
      .settle(id, periods, points)
      .catch((error: unknown) =>
        log.warn({ project: id, points, ...describeFailure(error) }, 'cannot record quota points'),
      )
  }

  async function draw(own: Book): Promise<void> {
    const { owed } = own
    const lacking = Math.max(0, own.wanted - own.left)
    try {
      const { drawn, used } = await table.draw(id, own.limits, lacking, owed)
      own.owed -= owed
      own.left += drawn
      own.used = used
      if (drawn < lacking) own.dryUntilMs = now() + AGAIN_MS
      sayWhatIsUsed(own)
    } catch (error) {
      own.awayUntilMs = now() + AGAIN_MS
      log.warn({ project: id, ...describeFailure(error) }, 'cannot load a quota; requests are not counted for now')
    }
  }

  function sayWhatIsUsed(own: Book): void {
    for (const [index, { kind, points }] of own.limits.entries()) {
      const share = shareOf(own, index)
      const step = share >= 1 ? 'exceeded' : share >= NEARLY ? 'almost exceeded' : undefined
      if (step === undefined || own.said.has(kind + step)) continue
      own.said.add(kind + step)
      log.warn({ project: id, period: kind, points }, `a quota is ${step}`)
    }
  }

  async function takeFrom(own: Book, points: number): Promise<'taken' | 'dry' | 'away'> {
    own.wanted += points
    try {
      for (;;) {
        if (own.left >= points) {
          own.left -= points
          return 'taken'
        }
        if (now() < own.awayUntilMs) return 'away'
        if (now() < own.dryUntilMs) return 'dry'
        // One after the other: who comes while others wait for the database is reckoned with in the next turn.
        own.drawing ??= draw(own).finally(() => {
          own.drawing = undefined
        })
        if (!(await endsWithin(PATIENCE_MS, own.drawing))) own.awayUntilMs = now() + AGAIN_MS
      }
    } finally {
      own.wanted -= points
    }
  }

  return {
    async take(points) {
      const own = currentBook()
      const outcome = await takeFrom(own, points)
      if (outcome === 'dry') {
        sayWhatIsUsed(own)
        metrics.count('kit_limited_total', { group: 'quota' })
        return Math.max(1, freeAtMs(own, points) - now())
      }
      if (outcome === 'away') {
        own.owed += points
        metrics.count('kit_quota_fallbacks_total', {}, points)
      }
      metrics.count('kit_quota_points_total', { project: id }, points)
      return undefined
    },
    isUsedUp: () => currentBook().limits.some((_, index) => shareOf(book, index) >= 1),
    close: () => settle(book),
  }
}

function openBook({ perDay, perMonth }: StockOptions['quota'], atMs: number): Book {
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
    left: 0,
    owed: 0,
    wanted: 0,
    used: [0, 0],
    dryUntilMs: 0,
    awayUntilMs: 0,
    said: new Set(),
  }
}

/** How much of a period's points is used, as far as is known here. */
function shareOf({ limits, used, left, owed }: Book, index: number): number {
  return ((used[index] ?? 0) - left + owed) / (limits[index]?.points ?? Number.POSITIVE_INFINITY)
}

/** When a request of so many points may pass: after the last of the periods that lack them. */
function freeAtMs({ limits, used, left }: Book, points: number): number {
  const lacking = limits.filter((limit, index) => limit.points - (used[index] ?? 0) + left < points)
  return Math.max(0, ...lacking.map(({ endsMs }) => endsMs))
}

async function endsWithin(limitMs: number, work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs)
  })
  return Promise.race([work.then(() => true), late]).finally(() => clearTimeout(timer))
}
