import type { BuiltPage } from './buildPages.js'
import { type BenchBrowser, buttonOf, isModalOpen } from './openBrowser.js'
import { quiet } from './quiet.js'
import type { Row } from './Row.js'
import { repeat } from './repeat.js'
import { announceWallets } from './wallets.js'

/** Measures paint, opening, memory and many wallets of the smallest EVM page, compared with React alone and React with viem. */
export async function benchModal(
  browser: BenchBrowser,
  pages: { readonly react: BuiltPage; readonly viem: BuiltPage; readonly kit: BuiltPage },
): Promise<readonly Row[]> {
  const react = await browser.serve(pages.react)
  const url = await browser.serve(pages.kit)
  const floor = await paint(browser, react, 0)
  const kitPaint = await paint(browser, url, 1)
  const manyPaint = await paint(browser, url, 600)
  const open = await opening(browser, url, 1, false)
  const calm = await opening(browser, url, 1, true)
  const many = await opening(browser, url, 600, false)
  return [
    { what: 'JS at load, React alone', figure: entryOf(pages.react), unit: 'kB gzip' },
    { what: 'JS at load, React and viem createClient', figure: entryOf(pages.viem), unit: 'kB gzip' },
    { what: 'requests before intent', figure: await requestsOf(browser, url), unit: '', goal: 0 },
    { what: 'button painted, React floor', figure: floor, unit: 'ms' },
    { what: 'button painted', figure: kitPaint, unit: 'ms', goal: floor * 1.1 },
    { what: 'button painted, 600 wallets', figure: manyPaint, unit: 'ms', goal: kitPaint + 20 },
    { what: 'open to first frame', figure: open.first, unit: 'ms', goal: 20 },
    { what: 'open to settled', figure: open.settled, unit: 'ms', goal: 170 },
    { what: 'open to settled, reduced motion', figure: calm.settled, unit: 'ms', goal: 25 },
    { what: 'open to first frame, 600 wallets', figure: many.first, unit: 'ms', goal: 35 },
    { what: 'heap with the modal open', figure: await heap(browser, url), unit: 'MB', goal: 2.2 },
    { what: 'search in 600 wallets, key to result', figure: await searching(browser, url), unit: 'ms', goal: 33 },
  ]
}

/** Total size of a page without lazy chunks. */
const entryOf = ({ chunks }: BuiltPage): number => chunks.reduce((sum, { gzip }) => sum + gzip, 0) / 1000

/** Counts requests to other hosts while the page is idle. */
async function requestsOf(browser: BenchBrowser, url: string): Promise<number> {
  return browser.visit(async (page) => {
    let others = 0
    await announceWallets(page, 1)
    page.on('request', (request) => {
      if (!request.url().startsWith(url)) others += 1
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    return others
  })
}

async function paint(browser: BenchBrowser, url: string, wallets: number): Promise<number> {
  const round = () =>
    browser.visit(async (page) => {
      await announceWallets(page, wallets)
      await page.goto(url)
      await buttonOf(page).waitFor()
      const ms = await page.evaluate(
        () =>
          new Promise<number>((done) => {
            new PerformanceObserver((list) => {
              const first = list.getEntriesByName('first-contentful-paint')[0]
              if (first !== undefined) done(first.startTime)
            }).observe({ type: 'paint', buffered: true })
          }),
      )
      return { ms }
    })
  return (await repeat(round)).ms
}

/** Measures from the press of the button. The pointer hovers long enough before to prefetch the modal. */
async function opening(
  browser: BenchBrowser,
  url: string,
  wallets: number,
  reducedMotion: boolean,
): Promise<Readonly<Record<'first' | 'settled', number>>> {
  const round = () =>
    browser.visit(
      async (page) => {
        await announceWallets(page, wallets)
        await page.goto(url)
        await buttonOf(page).hover()
        await page.waitForFunction(() => document.querySelector('[data-kit=modal]') !== null)
        await quiet(page, 300)
        const times = await page.evaluate(async () => {
          const target = document.querySelector('button')
          const open = () => document.querySelector('[data-kit=modal]')?.shadowRoot?.querySelector('dialog[open]')
          const frame = () => new Promise<number>(requestAnimationFrame)
          /** A task after the frame's callbacks runs once the frame was laid out and painted. */
          const painted = () =>
            new Promise<number>((done) => {
              const { port1, port2 } = new MessageChannel()
              port1.onmessage = () => done(performance.now())
              port2.postMessage(undefined)
            })
          const start = performance.now()
          target?.click()
          do {
            await frame()
            if (performance.now() - start > 5000) throw new Error('the modal did not open')
          } while (!open())
          const first = (await painted()) - start
          let last = performance.now()
          for (let quiet = 0; quiet < 3; ) {
            const moving = open()
              ?.getAnimations({ subtree: true })
              .some(
                // Scroll-driven animations never end, and move nothing by themselves.
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
        return times
      },
      { reducedMotion: reducedMotion ? 'reduce' : 'no-preference' },
    )
  return repeat(round)
}

/**
 * Memory of the page with the modal open, in MB. Uses only the mouse, because the runner's locators would inject a script of a megabyte.
 */
async function heap(browser: BenchBrowser, url: string): Promise<number> {
  const round = () =>
    browser.visit(async (page) => {
      await announceWallets(page, 1)
      await page.goto(url, { waitUntil: 'networkidle' })
      const { x, y } = await page.evaluate(() => {
        const box = document.querySelector('button')?.getBoundingClientRect()
        return { x: (box?.left ?? 0) + 5, y: (box?.top ?? 0) + 5 }
      })
      await page.mouse.click(x, y)
      while (!(await page.evaluate(isModalOpen))) await page.waitForTimeout(50)
      const session = await page.context().newCDPSession(page)
      await session.send('HeapProfiler.collectGarbage')
      const { usedSize } = await session.send('Runtime.getHeapUsage')
      return { mb: usedSize / 1e6 }
    })
  return (await repeat(round)).mb
}

async function searching(browser: BenchBrowser, url: string): Promise<number> {
  const round = () =>
    browser.visit(async (page) => {
      await announceWallets(page, 600)
      await page.goto(url)
      await buttonOf(page).click()
      await page.getByRole('button', { name: /All wallets|Search wallets/i }).click()
      const field = page.getByRole('searchbox')
      await field.waitFor()
      await field.focus()
      const ms = await page.evaluate(async () => {
        const root = document.querySelector('[data-kit=modal]')?.shadowRoot
        const input = root?.querySelector<HTMLInputElement>('input')
        if (!input) throw new Error('no search field')
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
        // In a wide window the previous list stays next to it.
        const pane = input.closest('[data-pane]')
        const found = () => {
          const names = [...(pane?.querySelectorAll('button') ?? [])]
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
      return { ms }
    })
  return (await repeat(round)).ms
}
