import type { Page } from 'playwright-core'

/** An event in the page or the wallet's frame, in milliseconds since 1970, because each document's own clock starts at zero. */
export type Mark = { readonly what: string; readonly atMs: number }

declare global {
  var benchMarks: Mark[]
}

/**
 * Records these events in every document of a page: messages between page and frame (by type), responses of the frame's worker (`worker`),
 * and presses (`press`). Runs before their own scripts.
 */
export async function watchWallet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.benchMarks = []
    const mark = (what: string, at = performance.now()): void =>
      void benchMarks.push({ what, atMs: performance.timeOrigin + at })
    addEventListener('click', ({ timeStamp }) => mark('press', timeStamp), { capture: true })
    class WatchedChannel extends MessageChannel {
      constructor() {
        super()
        this.port1.addEventListener('message', ({ data }) => {
          const type: unknown = data?.type
          if (typeof type === 'string') mark(type)
        })
      }
    }
    class WatchedWorker extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.addEventListener('message', () => mark('worker'))
      }
    }
    Object.assign(globalThis, { MessageChannel: WatchedChannel, Worker: WatchedWorker })
  })
}

/** Returns the marks of the page and its frames, in order. */
export async function readMarks(page: Page): Promise<readonly Mark[]> {
  const marks = await Promise.all(page.frames().map((frame) => frame.evaluate(() => benchMarks)))
  return marks.flat().sort((a, b) => a.atMs - b.atMs)
}

/** Waits for a mark after `sinceMs`, and returns its time. */
export async function untilMark(page: Page, what: string, sinceMs: number): Promise<number> {
  for (const beganMs = Date.now(); Date.now() - beganMs < 20_000; ) {
    const found = (await readMarks(page)).find((mark) => mark.what === what && mark.atMs > sinceMs)
    if (found !== undefined) return found.atMs
    await new Promise((next) => setTimeout(next, 20))
  }
  throw new Error(`No ${what} came`)
}
