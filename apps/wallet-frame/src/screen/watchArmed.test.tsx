import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { cdp } from 'vitest/browser'

const module = new URL('../../test/askInFrame.ts', import.meta.url).href
const whole = 'inset: 0 auto auto 0; width: 360px; height: 715px'
const placed: HTMLElement[] = []
let frame: HTMLIFrameElement
type Inside = Window & { ask?(name?: string): void; readonly outcome?: string }

// A same-site frame of the wallet. Its code takes a while to load, so all tests share it.
beforeAll(async () => {
  frame = document.createElement('iframe')
  document.body.append(frame)
  const inside = frame.contentWindow as Inside
  // Compiled tests need these.
  const runner = Object.entries(window).filter(([name]) => name.startsWith('__vitest'))
  Object.assign(inside, Object.fromEntries(runner))
  const script = inside.document.createElement('script')
  Object.assign(script, { type: 'module', src: module })
  inside.document.head.append(script)
  await vi.waitUntil(() => inside.ask, { timeout: 60_000 })
}, 70_000)
afterAll(() => frame.remove())

/** Has the frame show a request, while the page embeds it in a given style. */
function embed(style: string, name?: string, yes = 'Allow') {
  const inside = frame.contentWindow as Inside
  frame.style.cssText = `position: fixed; border: 0; background: #fff; ${style}`
  inside.ask?.(name)
  frame.focus()
  const button = (name: string) =>
    [...inside.document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  const outcome = (): unknown => inside.outcome
  const isArmed = () => expect.poll(() => button(yes)?.disabled, { timeout: 10_000 }).toBe(false)
  const isBlocked = () => expect.poll(() => button('Continue in new window'), { timeout: 10_000 }).toBeDefined()
  const scrollTo = (part: number) => {
    const { innerHeight, document } = inside
    inside.scrollTo(0, part * (document.documentElement.scrollHeight - innerHeight))
  }
  // Scrolls again if the content has grown since.
  const isArmedAt = (part: number) =>
    expect
      .poll(
        () => {
          scrollTo(part)
          return button(yes)?.disabled
        },
        { timeout: 10_000 },
      )
      .toBe(false)
  const hint = () => expect.poll(() => inside.document.querySelector('[role=status]')?.textContent, { timeout: 10_000 })
  return { frame, button, outcome, isArmed, isArmedAt, isBlocked, scrollTo, hint }
}

function cover(style: string): HTMLElement {
  const element = document.createElement('div')
  element.style.cssText = `position: fixed; ${style}`
  document.body.append(element)
  placed.push(element)
  return element
}

/** Position of an element of the frame on the browser's screen. */
function placeOf(frame: HTMLElement, element: Element): { readonly x: number; readonly y: number } {
  const rects = [window.frameElement, frame, element].map((each) => each?.getBoundingClientRect() ?? new DOMRect())
  const [{ x, y }, { width, height }] = [
    rects.reduce((a, b) => new DOMRect(a.x + b.x, a.y + b.y)),
    rects.at(-1) as DOMRect,
  ]
  return { x: x + width / 2, y: y + height / 2 }
}
const mouse = (
  type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
  place: { readonly x: number; readonly y: number },
) =>
  (cdp() as unknown as { send(method: string, params: object): Promise<unknown> }).send('Input.dispatchMouseEvent', {
    type,
    ...place,
    button: type === 'mouseMoved' ? 'none' : 'left',
    clickCount: type === 'mouseMoved' ? 0 : 1,
  })
async function click(place: { readonly x: number; readonly y: number }): Promise<void> {
  await mouse('mousePressed', place)
  await mouse('mouseReleased', place)
}

afterEach(() => {
  for (const each of placed.splice(0)) each.remove()
  vi.restoreAllMocks()
})

describe('watchArmed in a frame', () => {
  it.each([
    ['is 74 px high', 'inset: 0 auto auto 0; width: 360px; height: 74px'],
    ['is 200 × 74', 'inset: 0 auto auto 0; width: 200px; height: 74px'],
    ['is 399 px high', 'inset: 0 auto auto 0; width: 360px; height: 399px'],
    ['is 279 px wide', 'inset: 0 auto auto 0; width: 279px; height: 640px'],
    ['extends beyond the upper edge', `${whole}; top: -640px`],
    ['extends beyond the upper edge by its title', `${whole}; top: -40px`],
    ['extends beyond the left edge', `${whole}; left: -200px`],
    ['is cut off', `${whole}; clip-path: inset(640px 0 0 0)`],
    ['is faded', `${whole}; opacity: 0.5`],
    ['is made small', `${whole}; transform: scale(0.5) rotate(1deg)`],
  ])('continues in a window if the page makes the frame so that it %s', async (_, style) => {
    const { frame, button, outcome, isBlocked } = embed(style)
    await isBlocked()
    const allow = button('Allow') as HTMLButtonElement
    expect(allow.disabled).toBe(true)
    const place = placeOf(frame, allow)
    await mouse('mouseMoved', { x: place.x - 5, y: place.y })
    await mouse('mouseMoved', place)
    await click(place)
    expect(outcome()).toBeUndefined()
  })

  it.each([
    ['title', 20],
    ['warning', 150],
    ['subject', 260],
  ])('continues in a window if the page covers its %s', async (_, top) => {
    const { button, isArmed, isBlocked } = embed(whole)
    await isArmed()
    cover(`inset: ${top}px auto auto 0; width: 360px; height: 20px; background: #fff`)
    await isBlocked()
    expect(button('Allow')?.disabled).toBe(true)
  })

  it('arms at the end of a text longer than the frame, unless the page covers the text there', async () => {
    const { isArmedAt, isBlocked, hint } = embed(whole, 'longMessage', 'Sign')
    await hint().toBe('Scroll to review everything.')
    await isArmedAt(1)
    cover('inset: 200px auto auto 0; width: 360px; height: 20px; background: #fff')
    await isBlocked()
  })

  it('arms at the end of many rows, and requires rows that the page covered to be read again', async () => {
    const { button, isArmed, isArmedAt, isBlocked, scrollTo, hint } = embed(whole, 'manyFields', 'Approve')
    await hint().toBe('Scroll to review everything.')
    await isArmedAt(1)
    scrollTo(0.5)
    const front = cover('inset: 200px auto auto 0; width: 360px; height: 20px; background: #fff')
    await isBlocked()
    scrollTo(1)
    front.remove()
    await hint().toBe('Scroll to review everything.')
    expect(button('Approve')?.disabled).toBe(true)
    scrollTo(0.5)
    await hint().toBe('')
    await isArmed()
  })

  it('arms once the page gives room to a frame that had none', async () => {
    const { button, frame, isArmed } = embed('inset: 0 auto auto 0; width: 360px; height: 0')
    await expect.poll(() => button('Allow')).toBeDefined()
    frame.style.height = '715px'
    await isArmed()
  })

  it('opens the window in the click that requests it', async () => {
    const { frame, button, isBlocked } = embed('inset: 0 auto auto 0; width: 360px; height: 74px')
    await isBlocked()
    const open = vi.spyOn(frame.contentWindow as Window, 'open').mockReturnValue(null)
    button('Continue in new window')?.click()
    await expect.poll(() => open.mock.calls.length).toBe(1)
  })

  it('ignores the second click of a double click that starts on something in front of it', async () => {
    const { frame, button, outcome, isArmed } = embed(whole)
    await isArmed()
    const place = placeOf(frame, button('Allow') as Element)
    await mouse('mouseMoved', place)
    const front = cover('inset: 0; background: #fff')
    front.tabIndex = 0
    front.focus()
    await expect.poll(() => button('Allow')?.disabled).toBe(true)
    front.addEventListener('pointerup', () => {
      front.remove()
      frame.focus()
    })
    await click(place)
    await isArmed()
    await click(place)
    await click(place)
    expect(outcome()).toBeUndefined()
    await mouse('mouseMoved', { ...place, x: place.x + 2 })
    await click({ ...place, x: place.x + 2 })
    await expect.poll(outcome).toBe('approved')
  })

  it('asks for a click while the page has the focus, and arms after it', async () => {
    const { button, frame, hint, isArmed } = embed(whole)
    await isArmed()
    const field = document.createElement('input')
    document.body.append(field)
    placed.push(field)
    field.focus()
    await expect.poll(() => button('Allow')?.disabled).toBe(true)
    await hint().toBe('Click or tap this request to continue.')
    await click(placeOf(frame, frame.contentDocument?.querySelector('h1, h2, h3') as Element))
    await isArmed()
  })

  it('ignores a click made by a script', async () => {
    const { button, outcome, isArmed } = embed(whole)
    await isArmed()
    button('Allow')?.click()
    expect(outcome()).toBeUndefined()
  })

  it('accepts the Enter key', async () => {
    const { frame, button, outcome, isArmed } = embed(whole)
    await isArmed()
    frame.focus()
    button('Allow')?.focus()
    const key = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' }
    const send = (type: string) =>
      (cdp() as unknown as { send(method: string, params: object): Promise<unknown> }).send('Input.dispatchKeyEvent', {
        type,
        ...key,
      })
    await send('keyDown')
    await send('keyUp')
    await expect.poll(outcome).toBe('approved')
  })
})
