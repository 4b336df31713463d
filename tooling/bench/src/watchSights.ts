import type { Page } from 'playwright-core'

/** An element to wait for: the page's button, a wallet's row, its account, the row that leads to a pairing code, or the code. */
export type Sight = 'button' | 'row' | 'connected' | 'pairing' | 'code'

/** An element to press. */
export type Pressed = 'button' | 'row' | 'pairing'

/** Measurements on any page, whichever kit it uses. */
export type Sights = {
  /** When the page's button was first painted, and when it first showed a connected wallet, in milliseconds since navigation. */
  buttonAt?: number | undefined
  connectedAt?: number
  /** Returns the center of an element to press, once it stops moving. */
  place(sight: Pressed): Promise<{ readonly x: number; readonly y: number }>
  /** Waits for the next press, and for a later frame that shows this. */
  await(sight: Sight): void
  /** When the press happened, and when that frame was painted. */
  seen?: Promise<{ readonly start: number; readonly end: number }>
}

declare global {
  var benchSights: Sights
}

/** Observes a page from its first frame. Runs before the page's own scripts. */
export async function watchSights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const nextFrame = () => new Promise<number>(requestAnimationFrame)
    /** A task after the frame's callbacks runs once the frame was laid out and painted. */
    const painted = () =>
      new Promise<number>((done) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => done(performance.now())
        port2.postMessage(undefined)
      })
    const findShown = (selector: string, words = /^/): Element | undefined => {
      const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
      return [document, ...roots]
        .flatMap((root) => [...root.querySelectorAll(selector)])
        .find((element) => words.test(element.textContent ?? '') && element.getClientRects().length > 0)
    }
    const find = {
      button: () => findShown('button', /^connect/i),
      row: () => findShown('button', /Wallet 000/),
      pairing: () => findShown('button', /WalletConnect|phone/),
      code: () => findShown('svg[role=img]'),
    }
    const isShown = (sight: Sight): boolean =>
      sight === 'connected'
        ? document.querySelector('output')?.textContent?.startsWith('connected 0x') === true
        : find[sight]() !== undefined
    const until = async (sight: Sight): Promise<number> => {
      for (const start = performance.now(); !isShown(sight); await nextFrame())
        if (performance.now() - start > 20_000) throw new Error(`The page shows no ${sight}`)
      return painted()
    }
    const sights: Sights = {
      async place(sight) {
        for (let last = '', still = 0; ; await nextFrame()) {
          const box = find[sight]()?.getBoundingClientRect()
          if (box === undefined) throw new Error(`The page shows no ${sight}`)
          still = JSON.stringify(box) === last ? still + 1 : 0
          if (still === 3) return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
          last = JSON.stringify(box)
        }
      },
      await(sight) {
        sights.seen = new Promise((done, fail) => {
          const onPress = async ({ timeStamp }: Event) => {
            await nextFrame()
            done({ start: timeStamp, end: await until(sight) })
          }
          addEventListener('pointerdown', (event) => void onPress(event).catch(fail), { capture: true, once: true })
        })
      },
    }
    globalThis.benchSights = sights
    const note = async () => {
      while (!isShown('connected')) {
        sights.buttonAt ??= isShown('button') ? await painted() : undefined
        await nextFrame()
      }
      sights.connectedAt = await painted()
    }
    void note()
  })
}
