import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { median } from './median.js'
import type { BenchBrowser } from './openBrowser.js'
import { quiet } from './quiet.js'
import { visitGoals } from './visitedPages.data.js'
import { announceWallets } from './wallets.js'
import { type Pressed, type Sight, watchSights } from './watchSights.js'

/** A page as a visitor meets it, in a folder. One without wallets is only painted. */
export type VisitedPage = {
  readonly name: string
  readonly folder: string
  readonly hasWallets: boolean
  /** Takes the address of a relay, and shows a pairing code. */
  readonly pairs?: boolean
}

/** How a visitor comes to a button: by finger, by a click of a pointer that was nowhere before, or by one that rested on it. */
type Way = 'tap' | 'click' | 'hover'

/** Milliseconds, files and kilobytes by what was measured. */
type Figures = { readonly [what: string]: number }

/** Figures of several pages, one table: each measured in turn, so that all meet the same machine. */
export type VisitTable = {
  readonly pages: readonly string[]
  readonly rows: readonly { readonly what: string; readonly figures: readonly (readonly number[] | undefined)[] }[]
}

/** Every request waits so long before its answer begins, as from a server some countries away. */
const farMs = 40

/**
 * Visits every page in turn, `rounds` times: by tap, click and hover on a near server, and by tap on a far one without a cache. Pages that
 * pair do so over the relay.
 */
export async function benchVisits(
  browser: BenchBrowser,
  pages: readonly VisitedPage[],
  rounds: number,
  relayUrl: string,
): Promise<VisitTable> {
  const urls = await Promise.all(pages.map(({ folder }) => browser.serve({ folder })))
  const seen = pages.map(() => new Map<string, number[]>())
  for (let round = 0; round < rounds; round += 1)
    for (const [index, page] of pages.entries())
      for (const visit of listVisits(browser, page, urls[index] ?? '', relayUrl)) {
        const figures = await visit().catch((error: Error) => console.log(`${page.name}: ${error.message}`))
        for (const [what, figure] of Object.entries(figures ?? {}))
          seen[index]?.set(what, [...(seen[index]?.get(what) ?? []), figure])
      }
  const whats = [...new Set(seen.flatMap((figures) => [...figures.keys()]))]
  return {
    pages: pages.map(({ name }) => name),
    rows: whats.map((what) => ({ what, figures: seen.map((figures) => figures.get(what)) })),
  }
}

/** Prints it: the median of each figure with the least in brackets, and how the kit compares to what is aimed at. */
export function printVisits(title: string, { pages, rows }: VisitTable): void {
  const written = (figures: readonly number[] | undefined): string => {
    if (figures === undefined) return ''
    const [middle, least] = [median(figures), Math.min(...figures)].map((figure) => figure.toFixed(0))
    return middle === least ? `${middle}` : `${middle} (${least})`
  }
  const compared = (what: string, figures: (typeof rows)[number]['figures']): string => {
    const aim = visitGoals.find(({ begins }) => what.startsWith(begins))
    const [own, floor] = ['the kit', aim?.floor].map((name) => figures[pages.indexOf(name ?? '')])
    if (aim === undefined || own === undefined) return ''
    if (aim.floor === undefined) return `aim: ${aim.most}`
    return floor === undefined ? '' : `${(median(own) / median(floor)).toFixed(2)} × ${aim.floor}, aim: ${aim.most}`
  }
  const table = [
    ['', ...pages, ''],
    ...rows.map(({ what, figures }) => [what, ...figures.map(written), compared(what, figures)]),
  ]
  const widths = table[0]?.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0))) ?? []
  console.log(`\n${title}`)
  for (const [what = '', ...cells] of table) {
    const row = cells.map((cell, at) => (at < pages.length ? cell.padStart(widths[at + 1] ?? 0) : cell))
    console.log(`  ${[what.padEnd(widths[0] ?? 0), ...row].join('  ').trimEnd()}`)
  }
}

function listVisits(
  browser: BenchBrowser,
  visited: VisitedPage,
  url: string,
  relayUrl: string,
): readonly (() => Promise<Figures>)[] {
  const visit = <T>(way: Way, work: (page: Page) => Promise<T>): Promise<T> =>
    browser.visit(
      async (page) => {
        await announceWallets(page, 1)
        await watchSights(page)
        return work(page)
      },
      // Other pages set styles inline; none is measured with a content policy.
      { hasTouch: way === 'tap', bypassCSP: true },
    )
  const painted = () =>
    visit('click', async (page) => {
      await page.goto(url)
      await quiet(page, 300)
      return { 'button painted, ms': await page.evaluate(() => benchSights.buttonAt ?? Number.NaN) }
    })
  if (!visited.hasWallets) return [painted]
  const near = (way: Way): Promise<Figures> =>
    visit(way, async (page) => {
      await page.goto(url)
      await quiet(page, 300)
      const opened = await press(page, 'button', 'row', way)
      const connected = await press(page, 'row', 'connected', way)
      const first = { [`open to first frame, ${way}, ms`]: opened.end - opened.start }
      const second = { [`row to connected, ${way}, ms`]: connected.end - connected.start }
      if (way !== 'click') return { ...first, ...second }
      await quiet(page, 300)
      await page.reload()
      await page.waitForFunction(() => benchSights.connectedAt !== undefined)
      return { ...first, ...second, 'reload to connected, ms': await page.evaluate(() => benchSights.connectedAt ?? 0) }
    })
  const pair = (way: Way) => (): Promise<Figures> =>
    visit(way, async (page) => {
      await page.goto(`${url}/?relay=${encodeURIComponent(relayUrl)}`)
      await quiet(page, 300)
      await press(page, 'button', 'pairing', way)
      await quiet(page, 300)
      const coded = await press(page, 'pairing', 'code', way)
      return { [`pairing row to its code, ${way}, ms`]: coded.end - coded.start }
    })
  const far = () =>
    visit('tap', async (page) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      await session.send('Network.setCacheDisabled', { cacheDisabled: true })
      const conditions = { offline: false, latency: farMs, downloadThroughput: -1, uploadThroughput: -1 }
      await session.send('Network.emulateNetworkConditions', conditions)
      await page.goto(url)
      await quiet(page, 500)
      const opened = await press(page, 'button', 'row', 'tap')
      await quiet(page, 1500)
      const connected = await press(page, 'row', 'connected', 'tap')
      const files = await page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => ({
          path: new URL(entry.name).pathname,
          isHere: new URL(entry.name).host === location.host,
          start: entry.startTime,
          end: (entry as PerformanceResourceTiming).responseEnd,
        })),
      )
      const firsts = files.filter(
        ({ path, isHere }, at) => isHere && path !== '/' && files.findIndex((one) => one.path === path) === at,
      )
      const between = (from: number, to: number) => firsts.filter(({ start }) => start >= from && start < to)
      const opening = between(opened.start, opened.end)
      const kB = (some: typeof files): number =>
        some.reduce((sum, { path }) => sum + gzipSync(readFileSync(join(visited.folder, path))).length, 0) / 1000
      const connecting = between(connected.start, connected.end)
      return {
        [`open to first frame, tap, ${farMs} ms away, ms`]: opened.end - opened.start,
        [`row to connected, tap, ${farMs} ms away, ms`]: connected.end - connected.start,
        'opening: files until it is shown': opening.length,
        'opening: their kB after gzip': kB(opening),
        'opening: round trips': countTrips(opening),
        'opening: files after it is shown': between(opened.end, connected.start).length,
        'connecting: files until connected': connecting.length,
        'connecting: round trips': countTrips(connecting),
      }
    })
  const pairing = visited.pairs ? [pair('click'), pair('hover')] : []
  return [painted, () => near('tap'), () => near('click'), () => near('hover'), ...pairing, far]
}

/** Presses what shows and waits for what comes of it. */
async function press(
  page: Page,
  what: Pressed,
  sight: Sight,
  way: Way,
): Promise<{ readonly start: number; readonly end: number }> {
  const { x, y } = await page.evaluate((name) => benchSights.place(name), what)
  if (way === 'hover') {
    await page.mouse.move(x, y)
    await quiet(page, 300)
  }
  const session = await page.context().newCDPSession(page)
  await page.evaluate((name) => benchSights.await(name), sight)
  if (way === 'tap') {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  } else {
    const mouse = { x, y, button: 'left', clickCount: 1 } as const
    await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse })
    await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse })
  }
  const seen = await page.evaluate(() => benchSights.seen)
  if (seen === undefined) throw new Error('nothing was waited for')
  return seen
}

/** How many responses were waited for one after the other. */
function countTrips(files: readonly { readonly start: number; readonly end: number }[]): number {
  const depths: number[] = []
  const inOrder = [...files].sort((a, b) => a.start - b.start)
  for (const { start } of inOrder)
    depths.push(1 + Math.max(0, ...depths.filter((_, at) => (inOrder[at]?.end ?? Infinity) <= start)))
  return Math.max(0, ...depths)
}
