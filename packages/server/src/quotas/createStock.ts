import type { ProjectConfig } from '../config/ServerConfig.js'
import { describeFailure } from '../logFailure.js'
import type { QuotaLimit } from './createQuotaTable.js'
import type { QuotaOptions } from './Quotas.js'
import { type QuotaPeriods, quotaPeriods } from './quotaPeriods.js'

/** Points of one project that this replica has reserved. */
export type Stock = {
  /** See `Quotas.take`. */
  take(points: number): Promise<number | undefined>
  isUsedUp(): boolean
  close(): Promise<void>
}

/** Options for {@link createStock}. */
export type StockOptions = Omit<QuotaOptions, 'projects'> & {
  readonly id: string
  readonly quota: NonNullable<ProjectConfig['quota']>
}

/** Backoff after the database had no points left, or did not respond. */
const AGAIN_MS = 1000
/** Maximum time a request waits for the database. */
const PATIENCE_MS = 1000
const NEARLY = 0.8

/** State of the current day and month. */
type Book = {
  readonly periods: QuotaPeriods
  readonly limits: readonly (QuotaLimit & { readonly kind: 'day' | 'month'; readonly endsMs: number })[]
  /** Reserved and not used yet. */
  left: number
  /** Used but not recorded yet, because the database was unavailable. */
  owed: number
  /** Wanted by waiting requests. */
  wanted: number
  /** Last known counts of the periods, including the points left here. */
  used: readonly number[]
  drawing?: Promise<void> | undefined
  /** Until then no request is sent: the quota is exhausted. */
  dryUntilMs: number
  /** Until then no request is sent: the database is unavailable. */
  awayUntilMs: number
  /** Messages already logged. */
  readonly said: Set<string>
}

/** Reserves points from the database as needed, some in advance: most requests only decrement locally. */
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

  /** Records what was used, and returns what was not. */
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
        // One after another: callers that arrive while others wait are included in the next reservation.
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

/** Returns the used share of a period's points, as far as this replica knows. */
function shareOf({ limits, used, left, owed }: Book, index: number): number {
  return ((used[index] ?? 0) - left + owed) / (limits[index]?.points ?? Number.POSITIVE_INFINITY)
}

/** Returns when a request can pass: after the last of the periods that lack points. */
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
