import { gzipSync } from 'node:zlib'
import { startStatic } from '@kit/devnet/stack'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import type { PageName } from './buildPages.js'
import { median } from './median.js'
import type { Row } from './Row.js'
import { announceWallets } from './wallets.js'

const rounds = 9
/** No figure takes longer: on a busy machine it is the median of fewer rounds. */
const figureMs = 15_000

/** The median of some rounds; of at least one. */
async function repeat(measure: () => Promise<number>): Promise<number> {
  const end = Date.now() + figureMs
  const times: number[] = []
  do times.push(await measure())
  while (times.length < rounds && Date.now() < end)
  return median(times)
}

const dialog = () => document.querySelector('[data-kit=modal]')?.shadowRoot?.querySelector('dialog[open]')

/** Everything that needs a browser: bytes, requests, paint, opening, connecting, memory, many wallets. */
export async function benchBrowser(folders: Readonly<Record<PageName, string>>): Promise<readonly Row[]> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--enable-precise-memory-info',
    ],
  })
  const servers = await Promise.all(
    Object.entries(folders).map(async ([name, folder]) => [name, await startStatic({ folder, port: 0 })] as const),
  )
  const url = Object.fromEntries(servers.map(([name, server]) => [name, server.url])) as Record<PageName, string>
  try {
    const floor = await bytes(browser, url.react, false)
    const viem = await bytes(browser, url['react-viem'], false)
    const kit = await bytes(browser, url.kit, true)
    const floorPaint = await paint(browser, url.react, 0)
    const kitPaint = await paint(browser, url.kit, 1)
    const manyPaint = await paint(browser, url.kit, 600)
    const open = await opening(browser, url.kit, 1, false)
    const calm = await opening(browser, url.kit, 1, true)
    const many = await opening(browser, url.kit, 600, false)
    const connect = await connecting(browser, url.kit)
    const reconnect = await reconnecting(browser, url.kit)
    return [
      { what: 'JS at load, React alone', figure: floor.load, unit: 'kB gzip' },
      { what: 'JS at load, React and viem createClient', figure: viem.load, unit: 'kB gzip' },
      { what: 'JS at load, smallest EVM page', figure: kit.load, unit: 'kB gzip', goal: 85 },
      { what: 'JS after opening', figure: kit.opened, unit: 'kB gzip', goal: 115 },
      { what: 'requests before intent', figure: kit.requests, unit: '', goal: 0 },
      { what: 'button painted, React floor', figure: floorPaint, unit: 'ms' },
      { what: 'button painted', figure: kitPaint, unit: 'ms', goal: floorPaint * 1.1 },
      { what: 'button painted, 600 wallets', figure: manyPaint, unit: 'ms', goal: kitPaint + 20 },
      { what: 'open to first frame', figure: open.first, unit: 'ms', goal: 20 },
      { what: 'open to settled', figure: open.settled, unit: 'ms', goal: 170 },
      { what: 'open to settled, reduced motion', figure: calm.settled, unit: 'ms', goal: 25 },
      { what: 'open to first frame, 600 wallets', figure: many.first, unit: 'ms', goal: 35 },
      { what: 'heap with the modal open', figure: open.heapMb, unit: 'MB', goal: 2.2 },
      { what: 'wallet row to connected', figure: connect, unit: 'ms', goal: 25 },
      { what: 'frames until a reconnect is shown', figure: reconnect, unit: '', goal: 1 },
      { what: 'search in 600 wallets, key to result', figure: await searching(browser, url.kit), unit: 'ms', goal: 33 },
    ]
  } finally {
    await browser.close()
    await Promise.all(servers.map(([, server]) => server.stop()))
  }
}

async function fresh(
  browser: Browser,
  wallets: number,
  reducedMotion = false,
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ reducedMotion: reducedMotion ? 'reduce' : 'no-preference' })
  const page = await context.newPage()
  // The runner names functions through a helper that a page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' })
  await announceWallets(page, wallets)
  return { page, context }
}

const button = (page: Page) => page.getByRole('button').first()

async function bytes(
  browser: Browser,
  url: string,
  opens: boolean,
): Promise<{ load: number; opened: number; requests: number }> {
  const { page, context } = await fresh(browser, 1)
  const bodies: Promise<Buffer>[] = []
  let others = 0
  page.on('response', (response) => {
    const address = response.url()
    if (!address.startsWith(url)) others += 1
    else if (address.endsWith('.js')) bodies.push(response.body())
  })
  const weigh = async (): Promise<number> =>
    (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000
  await page.goto(url, { waitUntil: 'networkidle' })
  const load = await weigh()
  const requests = others
  if (opens) {
    await button(page).click()
    await page.waitForFunction(dialog)
    // Long before the views that are fetched ahead, a second after opening.
    await page.waitForTimeout(500)
  }
  const opened = await weigh()
  await context.close()
  return { load, opened, requests }
}

async function paint(browser: Browser, url: string, wallets: number): Promise<number> {
  return repeat(async () => {
    const { page, context } = await fresh(browser, wallets)
    await page.goto(url)
    await button(page).waitFor()
    const time = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          new PerformanceObserver((list) => {
            const first = list.getEntriesByName('first-contentful-paint')[0]
            if (first !== undefined) done(first.startTime)
          }).observe({ type: 'paint', buffered: true })
        }),
    )
    await context.close()
    return time
  })
}

async function opening(
  browser: Browser,
  url: string,
  wallets: number,
  reducedMotion: boolean,
): Promise<{ first: number; settled: number; heapMb: number }> {
  const firsts: number[] = []
  const settleds: number[] = []
  const heaps: number[] = []
  const end = Date.now() + figureMs
  for (let round = 0; round < rounds && (round === 0 || Date.now() < end); round += 1) {
    const { page, context } = await fresh(browser, wallets, reducedMotion)
    await page.goto(url, { waitUntil: 'networkidle' })
    // The visitor's pointer reaches the button before the click does: that is when the modal's code is fetched.
    await button(page).hover()
    await page.waitForLoadState('networkidle')
    const times = await page.evaluate(async () => {
      const target =
        document.querySelector('button') ??
        document.querySelector('[data-kit-button]')?.shadowRoot?.querySelector('button')
      const open = () => document.querySelector('[data-kit=modal]')?.shadowRoot?.querySelector('dialog[open]')
      // A page that paints nothing for a second must not hold up the table.
      const frame = () =>
        new Promise<number>((done) => {
          requestAnimationFrame(() => done(performance.now()))
          setTimeout(() => done(performance.now()), 1000)
        })
      const start = performance.now()
      target?.click()
      while (!open()) if ((await frame()) - start > 5000) throw new Error('the modal did not open')
      const first = (await frame()) - start
      let last = performance.now()
      for (let quiet = 0; quiet < 3; ) {
        const moving = open()
          ?.getAnimations({ subtree: true })
          .some(
            // What follows scrolling never ends, and moves nothing by itself.
            (animation) => animation.playState === 'running' && animation.timeline === document.timeline,
          )
        if (performance.now() - start > 5000) throw new Error('the modal did not settle')
        await frame()
        if (moving === true) {
          quiet = 0
          last = performance.now()
        } else quiet += 1
      }
      return { first, settled: last - start }
    })
    firsts.push(times.first)
    settleds.push(times.settled)
    const session = await context.newCDPSession(page)
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    heaps.push(usedSize / 1e6)
    await context.close()
  }
  return { first: median(firsts), settled: median(settleds), heapMb: median(heaps) }
}

async function connecting(browser: Browser, url: string): Promise<number> {
  return repeat(async () => {
    const { page, context } = await fresh(browser, 1)
    await page.goto(url)
    await button(page).click()
    await page.getByRole('button', { name: /Wallet 000/ }).waitFor()
    const time = await page.evaluate(async () => {
      const root = document.querySelector('[data-kit=modal]')?.shadowRoot
      const row = [...(root?.querySelectorAll('button') ?? [])].find((element) =>
        element.textContent?.includes('Wallet 000'),
      )
      const connected = () => /0xf3|alice/.test(document.body.textContent ?? '') === true
      const start = performance.now()
      row?.click()
      while (!connected()) {
        await new Promise(requestAnimationFrame)
        if (performance.now() - start > 5000) throw new Error('the wallet did not connect')
      }
      return performance.now() - start
    })
    await context.close()
    return time
  })
}

async function reconnecting(browser: Browser, url: string): Promise<number> {
  const { page, context } = await fresh(browser, 1)
  await page.goto(url)
  await button(page).click()
  await page.getByRole('button', { name: /Wallet 000/ }).click()
  await page.waitForFunction(() => /0xf3|alice/.test(document.body.textContent ?? ''))
  await page.addInitScript(() => {
    const counts = { frames: -1, shown: -1 }
    Object.assign(window, { benchFrames: counts })
    const tick = (): void => {
      if (document.querySelector('button') !== null) counts.frames += 1
      if (counts.shown < 0 && /0xf3|alice/.test(document.body?.textContent ?? ''))
        counts.shown = Math.max(counts.frames, 0)
      if (counts.shown < 0) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
  })
  await page.reload()
  await page.waitForFunction(() => /0xf3|alice/.test(document.body.textContent ?? ''))
  const frames = await page.evaluate(() => (window as unknown as { benchFrames: { shown: number } }).benchFrames.shown)
  await context.close()
  return frames
}

async function searching(browser: Browser, url: string): Promise<number> {
  return repeat(async () => {
    const { page, context } = await fresh(browser, 600)
    await page.goto(url)
    await button(page).click()
    await page.getByRole('button', { name: /All wallets|Search wallet/i }).click()
    const field = page.getByRole('searchbox')
    await field.waitFor()
    await field.focus()
    const time = await page.evaluate(async () => {
      const root = document.querySelector('[data-kit=modal]')?.shadowRoot
      const input = root?.querySelector<HTMLInputElement>('input')
      if (!input) throw new Error('no search field')
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      const found = () => {
        const names = [...(root?.querySelectorAll('button') ?? [])]
          .map((element) => element.textContent ?? '')
          .filter((text) => /Wallet \d/.test(text))
        return names.length === 1 && names[0]?.includes('Wallet 577')
      }
      const start = performance.now()
      set?.call(input, 'Wallet 577')
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
      while (!found()) {
        await new Promise(requestAnimationFrame)
        if (performance.now() - start > 5000) throw new Error('the result did not come')
      }
      return performance.now() - start
    })
    await context.close()
    return time
  })
}
