import { freePort, type GuardedProcess, spawnGuarded } from '@kit/devnet'
import { expect } from '@playwright/test'
import { locateElement, type Target } from './locateElement.js'

/** An element as WebDriver names it. */
type ElementReference = Readonly<Record<string, string>>

/** A page of WebKit as its user sees it, also inside open shadow roots. */
export type WebKitPage = {
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** Waits until the target is visible, and clicks it. */
  press(target: Target): Promise<void>
  expectVisible(target: Target): Promise<void>
  expectHidden(target: Target): Promise<void>
  /** Waits until the text of the target matches, and returns the match. */
  expectText(target: Target, pattern: RegExp, timeoutMs?: number): Promise<string>
  /** Runs a function in the page. */
  evaluate<T>(body: () => T): Promise<T>
  /** Presses keys in the focused element. */
  keys(text: string): Promise<void>
  /** Opens a window, runs the steps in it, and closes it. */
  inNewWindow(steps: () => Promise<void>): Promise<void>
  screenshot(): Promise<Buffer>
}

/** A running WebKit, with one page. */
export type RunningWebKit = { readonly page: WebKitPage; stop(): Promise<void> }

/**
 * Starts WebKitGTK on a screen of its own, and a WebDriver session in it.
 *
 * @throws Error when a program is missing or doesn't start
 */
export async function startWebKit(size: { readonly width: number; readonly height: number }): Promise<RunningWebKit> {
  const screen = spawnGuarded(process.env['XVFB_PATH'] ?? 'Xvfb', [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1600x1200x24',
    '-nolisten',
    'tcp',
  ])
  const stops = [() => screen.stop()]
  const stop = async (): Promise<void> => {
    for (const end of stops.toReversed()) await end()
  }
  try {
    const display = await firstOutput(screen, /^(\d+)\s/)
    const port = await freePort()
    const env = { ...process.env, DISPLAY: `:${display}`, LANG: 'en_US.UTF-8', LANGUAGE: 'en' }
    const driver = spawnGuarded(process.env['WEBKIT_DRIVER_PATH'] ?? 'WebKitWebDriver', [`--port=${port}`], { env })
    stops.push(() => driver.stop())
    const send = createSend(`http://127.0.0.1:${port}`)
    let ended: string | undefined
    driver.exited.then(
      ({ code }) => {
        ended = `exited with code ${code}`
      },
      (error: Error) => {
        ended = error.message
      },
    )
    await expect(async () => {
      if (ended === undefined) await send('GET', '/status')
    }, 'WebKitWebDriver responds').toPass({ timeout: 30_000 })
    if (ended !== undefined) throw new Error(`WebKitWebDriver ${ended}. Install webkit2gtk-driver.`)
    const session = (await send('POST', '/session', { capabilities: { alwaysMatch: {} } })) as { sessionId: string }
    const path = `/session/${session.sessionId}`
    stops.push(() => send('DELETE', path).then(() => {}))
    const call: Call = (method, rest, body) => send(method, `${path}${rest}`, body)
    await call('POST', '/window/rect', { x: 0, y: 0, ...size })
    return { page: createWebKitPage(call), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** Returns a function that sends a command and returns its value. */
function createSend(origin: string): Call {
  return async (method, path, body) => {
    const response = await fetch(`${origin}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await response.json()) as { readonly value: unknown }
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
}

/** Waits for the first output that matches, and returns its first group. */
function firstOutput(program: GuardedProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const check = (): void => {
      const found = pattern.exec(program.output())?.[1]
      if (found !== undefined) resolve(found)
    }
    program.onOutput(check)
    program.exited.then(
      () => reject(new Error(`Xvfb exited. Install xvfb.\n${program.output()}`)),
      (error: Error) => reject(error),
    )
    check()
  })
}

/** Passes on whether an element doesn't move, and nothing covers its center. Runs in the page, so it uses nothing from outside. */
function isReadyForClick(element: Element, done: (isReady: boolean) => void): void {
  const before = element.getBoundingClientRect()
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const isStill =
        x === before.x && y === before.y && width === before.width && height === before.height && width * height > 0
      let root: Document | ShadowRoot | null | undefined = document
      let top: Element | null = null
      while (root) {
        const next: Element | null = root.elementFromPoint(x + width / 2, y + height / 2)
        root = next === top ? undefined : next?.shadowRoot
        top = next
      }
      done(isStill && element.contains(top))
    }),
  )
}

function createWebKitPage(call: Call): WebKitPage {
  const run = (script: string, args: readonly unknown[] = []): Promise<unknown> =>
    call('POST', '/execute/sync', { script, args })
  const find = (target: Target): Promise<ElementReference | null> =>
    run(`return (${locateElement.toString()})(...arguments)`, [
      { ...target, name: target.name.source, flags: target.name.flags },
    ]) as Promise<ElementReference | null>
  const idOf = async (target: Target): Promise<string> => {
    const element = await find(target)
    expect(element, `${target.role} ${target.name}`).not.toBeNull()
    return Object.values(element ?? {})[0] as string
  }
  const textOf = async (target: Target): Promise<string> =>
    ((await run('return arguments[0] ? arguments[0].textContent : ""', [await find(target)])) as string | null) ?? ''

  return {
    async open(url) {
      await call('POST', '/url', { url })
    },
    async reload() {
      await call('POST', '/refresh', {})
    },
    async press(target) {
      // A click on an element that moves, or is covered for a moment, is lost.
      await expect(async () => {
        const origin = { 'element-6066-11e4-a52e-4f735466cecf': await idOf(target) }
        await run('arguments[0].scrollIntoView({ block: "center", inline: "nearest" })', [origin])
        const script = `(${isReadyForClick.toString()})(...arguments)`
        expect(await call('POST', '/execute/async', { script, args: [origin] }), 'is still and on top').toBe(true)
        const move = { type: 'pointerMove', duration: 0, origin }
        await call('POST', '/actions', {
          actions: [
            {
              type: 'pointer',
              id: 'mouse',
              parameters: { pointerType: 'mouse' },
              actions: [
                { ...move, x: 3, y: 3 },
                { ...move, x: 0, y: 0 },
                { type: 'pointerDown', button: 0 },
                { type: 'pointerUp', button: 0 },
              ],
            },
          ],
        })
      }).toPass({ timeout: 30_000 })
    },
    expectVisible: (target) =>
      expect
        .poll(async () => (await find(target)) !== null, { message: `${target.name} is visible`, timeout: 30_000 })
        .toBe(true),
    expectHidden: (target) =>
      expect
        .poll(async () => (await find(target)) !== null, { message: `${target.name} is hidden`, timeout: 30_000 })
        .toBe(false),
    async expectText(target, pattern, timeout = 30_000) {
      let text = ''
      await expect
        .poll(async () => (text = await textOf(target)), { message: `text of ${target.name}`, timeout })
        .toMatch(pattern)
      return pattern.exec(text)?.[0] ?? ''
    },
    evaluate: <T>(body: () => T) => run(`return (${body.toString()})()`) as Promise<T>,
    async keys(text) {
      const isModifier = (key: string): boolean => key === '\uE009'
      const pressed = [...text].flatMap((key) => [
        { type: 'keyDown', value: key },
        ...(isModifier(key) ? [] : [{ type: 'keyUp', value: key }]),
      ])
      const released = [...text].filter(isModifier).map((value) => ({ type: 'keyUp', value }))
      await call('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions: [...pressed, ...released] }] })
    },
    async inNewWindow(steps) {
      const first = await call('GET', '/window')
      const { handle } = (await call('POST', '/window/new', { type: 'window' })) as { readonly handle: string }
      await call('POST', '/window', { handle })
      try {
        await steps()
      } finally {
        await call('DELETE', '/window')
        await call('POST', '/window', { handle: first })
      }
    },
    screenshot: async () => Buffer.from((await call('GET', '/screenshot')) as string, 'base64'),
  }
}
