import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { median } from './median.js'
import type { BenchBrowser } from './openBrowser.js'
import { quiet } from './quiet.js'
import { kitPages, visitGoals } from './visitedPages.data.js'
import { announceWallets } from './wallets.js'
import { type Pressed, type Sight, watchSights } from './watchSights.js'

/** A built page in a folder. Without wallets, only its first paint is measured. */
export type VisitedPage = {
  readonly name: string
  readonly folder: string
  readonly hasWallets: boolean
  /** Whether the page accepts the address of a relay and shows a pairing code. */
  readonly pairs?: boolean
}

/** How a user presses a button: by touch, by a click without hovering, or by a click after the pointer has rested on it. */
type Way = 'tap' | 'click' | 'hover'

/** Milliseconds, files and kilobytes by name. */
type Figures = { readonly [what: string]: number }

/** Figures of several pages in one table. The pages are measured in turns, so that all run under the same conditions. */
export type VisitTable = {
  readonly pages: readonly string[]
  readonly rows: readonly { readonly what: string; readonly figures: readonly (readonly number[] | undefined)[] }[]
}

/** A network and a processor: latency of each request, bytes per second, and CPU slowdown. */
type Profile = {
  readonly name: string
  readonly latencyMs: number
  readonly bytesPerSecond: number
  readonly slowdown: number
}

/** A desktop far from the server, and a phone on a slow network. */
const profiles: readonly Profile[] = [
  { name: 'desktop, 40 ms away', latencyMs: 40, bytesPerSecond: -1, slowdown: 1 },
  { name: 'phone', latencyMs: 150, bytesPerSecond: 1_600_000 / 8, slowdown: 4 },
]

/** Files below this size cost more by their request than by their bytes. */
const smallBytes = 2000
/** Requests within this time after the press count as opening. */
const openingMs = 2500

/**
 * Visits all pages in turns, `rounds` times. Uses tap, click and hover on a nearby server, and cold visits on a distant desktop and a slow
 * phone. Pages that support pairing pair over the relay.
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

/** Prints a table of visits: the median of each figure with the minimum in parentheses, and both kit pages compared to their goals. */
export function printVisits(title: string, { pages, rows }: VisitTable): void {
  const digitsOf = (what: string): number => (what.endsWith('MB') ? 1 : 0)
  const written = (figures: readonly number[] | undefined, digits: number): string => {
    if (figures === undefined) return ''
    const [middle, least] = [median(figures), Math.min(...figures)].map((figure) => figure.toFixed(digits))
    return middle === least ? `${middle}` : `${middle} (${least})`
  }
  const compared = (what: string, figures: (typeof rows)[number]['figures']): string => {
    const figureOf = (name: string) => figures[pages.indexOf(name)]
    return visitGoals
      .filter(({ begins }) => what.startsWith(begins))
      .map(({ floor, byHand, byPreset }) => {
        const base = floor === undefined ? 1 : median(figureOf(floor) ?? [Number.NaN])
        const reached = [kitPages.byHand, kitPages.byPreset].map(
          (name) => median(figureOf(name) ?? [Number.NaN]) / base,
        )
        const written = reached.map((ratio) =>
          Number.isNaN(ratio) ? '–' : ratio.toFixed(floor === undefined ? digitsOf(what) : 2),
        )
        return `${written.join(' and ')}${floor === undefined ? '' : ` × ${floor}`}, goal: ${byHand} and ${byPreset}`
      })
      .join('; ')
  }
  const table = [
    ['', ...pages, ''],
    ...rows.map(({ what, figures }) => [
      what,
      ...figures.map((seen) => written(seen, digitsOf(what))),
      compared(what, figures),
    ]),
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
      // Other pages use inline styles, so none is measured with a content policy.
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
  const cold = (profile: Profile) => (): Promise<Figures> =>
    visit('tap', async (page) => measureCold(page, { url, folder: visited.folder }, profile))
  const pairing = visited.pairs ? [pair('click'), pair('hover')] : []
  return [painted, () => near('tap'), () => near('click'), () => near('hover'), ...pairing, ...profiles.map(cold)]
}

/** A file that a page fetched from its own server. `start` and `end` are in milliseconds since navigation. */
type FetchedFile = { readonly path: string; readonly start: number; readonly end: number; readonly bytes: number }

/** Opens the modal and connects without a cache, and counts the fetched files. */
async function measureCold(
  page: Page,
  { url, folder }: { readonly url: string; readonly folder: string },
  { name, latencyMs, bytesPerSecond, slowdown }: Profile,
): Promise<Figures> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url)
  await quiet(page, 500 + 2 * latencyMs)
  const buttonMs = await page.evaluate(() => benchSights.buttonAt ?? Number.NaN)
  const opened = await press(page, 'button', 'row', 'tap')
  await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), openingMs)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const connected = await press(page, 'row', 'connected', 'tap')
  await quiet(page, 500 + 2 * latencyMs)
  const files = await readFiles(page, folder)
  const between = (from: number, to: number) => files.filter(({ start }) => start >= from && start < to)
  const loading = between(0, opened.start)
  const waiting = between(opened.start, opened.end)
  const opening = between(opened.start, opened.start + openingMs)
  const connecting = between(connected.start, connected.end)
  return {
    [`${name}: button painted, ms`]: buttonMs,
    [`${name}: open to first frame, tap, ms`]: opened.end - opened.start,
    [`${name}: row to connected, tap, ms`]: connected.end - connected.start,
    ...(slowdown === 1 && {
      'loading: kB of scripts': kilobytes(loading),
      'loading: files': loading.length,
      'opening: files until the first frame': waiting.length,
      'opening: request waves until the first frame': countWaves(waiting),
      'opening: kB of scripts within 2.5 s, with loading': kilobytes(loading) + kilobytes(opening),
      'opening: files within 2.5 s': opening.length,
      'opening: files under 2 kB': opening.filter(({ bytes }) => bytes < smallBytes).length,
      'open: heap in use, MB': usedSize / 1_000_000,
      'connecting: files until connected': connecting.length,
      'connecting: request waves': countWaves(connecting),
    }),
  }
}

/** Returns the files that a page fetched from its server, each once. */
async function readFiles(page: Page, folder: string): Promise<readonly FetchedFile[]> {
  const entries = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      path: new URL(entry.name).pathname,
      isHere: new URL(entry.name).host === location.host,
      start: entry.startTime,
      end: (entry as PerformanceResourceTiming).responseEnd,
    })),
  )
  return entries
    .filter(({ path, isHere }, at) => isHere && path !== '/' && entries.findIndex((one) => one.path === path) === at)
    .map((file) => ({ ...file, bytes: gzipSync(readFileSync(join(folder, file.path))).length }))
}

const kilobytes = (files: readonly FetchedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000

/** Presses an element and waits for its effect. */
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
  if (seen === undefined) throw new Error('no wait was recorded')
  return seen
}

/** Counts responses that were awaited one after the other. */
function countWaves(files: readonly FetchedFile[]): number {
  const depths: number[] = []
  const inOrder = [...files].sort((a, b) => a.start - b.start)
  for (const { start } of inOrder)
    depths.push(1 + Math.max(0, ...depths.filter((_, at) => (inOrder[at]?.end ?? Infinity) <= start)))
  return Math.max(0, ...depths)
}
