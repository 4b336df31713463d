import { createFixtureKit, type Fixture, type FixtureOptions, fixtureConnectors } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { KitProvider } from '@kit/react'
import { StrictMode } from 'react'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KitModal } from '../index.js'
import { motionMs } from './animateElement.js'

/** Polls before the next frame, for as long as a busy machine may take to load a view. */
const often = { interval: 1, timeout: 10_000 }
const shadow = () => document.querySelector('[data-kit=modal]')?.shadowRoot as ShadowRoot
const find = (selector: string) => shadow().querySelector(selector) as HTMLElement
const body = () => find('[data-card] > div')
const stage = () => find('[data-view]').parentElement as HTMLElement
/** Returns the copies of views that were removed. */
const left = () => [...body().querySelectorAll<HTMLElement>(':scope > [data-pane] > [inert]')]
const row = {
  id: 'example.fox',
  kind: 'injected',
  name: 'Fox Wallet',
  connectorIds: ['example.fox'],
  namespaces: ['eip155'],
  installed: true,
  recent: false,
  connected: false,
} as const
const connect: ViewEntry = { name: 'Connect', data: undefined }
const waiting: ViewEntry = { name: 'ConnectingExternal', data: { row, connectorId: row.id } }
const states = {
  wallets: { connectors: fixtureConnectors.map(({ imageUrl: _, ...connector }) => connector) },
} as const

/** Pauses every animation at its start. The returned function lists those that began since. */
function hold(): readonly Animation[] {
  const { animate } = Element.prototype
  const began: Animation[] = []
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, ...args) {
    const animation = animate.apply(this, args)
    animation.pause()
    began.push(animation)
    return animation
  })
  return began
}

/** Blocks timers of one duration, since leaving copies are removed by one. Returns a function that releases them. */
function holdTimer(heldMs: number): () => void {
  const { setTimeout: later } = window
  const held: (() => void)[] = []
  vi.spyOn(window, 'setTimeout').mockImplementation(((end: () => void, ms?: number) =>
    ms === heldMs ? held.push(end) && 0 : later(end, ms)) as typeof setTimeout)
  return () => {
    for (const end of held.splice(0)) end()
  }
}

const go = (animations: readonly Animation[], toMs: number) => {
  for (const animation of animations) if (animation.playState === 'paused') animation.currentTime = toMs
}

async function show(options: FixtureOptions = {}): Promise<Fixture> {
  const fixture = createFixtureKit({ history: [connect], states, hasDirectory: false, ...options })
  await render(
    <StrictMode>
      <KitProvider kit={fixture.kit}>
        <KitModal theme="light" locale="en" />
      </KitProvider>
    </StrictMode>,
  )
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
  await expect.poll(() => find('[data-view] > *').ariaBusy).toBe(null)
  await settled()
  // The animations load after the first paint, so they are available once the page is idle.
  await idle()
  await import('../opening/walletViews.js')
  await idle()
  return fixture
}

const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve()))

const settled = () =>
  expect
    .poll(() =>
      shadow()
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < 1000),
    )
    .toEqual([])

const { emulateMotion } = commands as unknown as { emulateMotion(motion: 'no-preference' | 'reduce'): Promise<void> }
beforeAll(() => emulateMotion('no-preference'))
afterAll(() => emulateMotion('reduce'))

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the transition between two views', () => {
  it.each([
    [
      'forwards',
      (fixture: Fixture) => fixture.kit.modal.push('ConnectingExternal', { row, connectorId: row.id }),
      [connect],
    ],
    ['back', (fixture: Fixture) => fixture.kit.modal.back(), [connect, waiting]],
    ['to a view that is not loaded yet', (fixture: Fixture) => fixture.kit.modal.push('GetWallet'), [connect]],
  ] as const)('has content in every frame: %s', async (_, move, history) => {
    const fixture = await show({ history })
    const began = hold()
    holdTimer(motionMs.leave)
    move(fixture)
    await vi.waitFor(() => expect(left().length).toBeGreaterThan(0), often)
    // To the eye, a frame has content when some of it is clearly visible.
    for (let atMs = 0; atMs <= 150; atMs += 10) {
      go(began, atMs)
      const removed = atMs >= 90 ? [] : left()
      const opacities = [stage(), ...removed].map((element) => Number(getComputedStyle(element).opacity))
      expect(Math.max(...opacities), `${atMs} ms`).toBeGreaterThan(0.4)
      for (const element of [stage(), ...removed]) expect(element.offsetHeight).toBeGreaterThan(0)
    }
  })

  it('keeps the leaving view away from keyboard, screen readers and queries, and removes it even in a page that is not painted', async () => {
    const fixture = await show()
    hold()
    const release = holdTimer(motionMs.leave)
    fixture.kit.modal.push('ConnectingExternal', { row, connectorId: row.id })
    await vi.waitFor(() => expect(left().length).toBeGreaterThan(0), often)
    expect(
      left().every(({ inert, ariaHidden, shadowRoot }) => inert && ariaHidden === 'true' && shadowRoot === null),
    ).toBe(true)
    expect(page.getByRole('button', { name: /Harbor/ }).query()).toBeNull()
    expect(page.getByText('Harbor').query()).toBeNull()
    expect(shadow().activeElement?.textContent).toBe('Fox Wallet')
    release()
    await expect.poll(left).toEqual([])
  })

  it('moves the card from its old position and size to the new ones, also when those change again during the animation', async () => {
    const fixture = await show({ history: [waiting] })
    const before = body().getBoundingClientRect()
    const began = hold()
    fixture.kit.modal.push('Connect')
    const morph = () => began.findLast(({ effect }) => (effect as KeyframeEffect).target === body())
    await vi.waitFor(() => expect(morph()).toBeDefined())
    expect(body().getBoundingClientRect().top).toBeCloseTo(before.top, 0)
    const cut = getComputedStyle(body()).clipPath.match(/([\d.]+)px round/)?.[1]
    expect(body().offsetHeight - Number(cut)).toBeCloseTo(before.height, 0)
    go(began, 40)
    const between = body().getBoundingClientRect().top
    expect(between).toBeLessThan(before.top)
    const first = morph()
    fixture.kit.modal.back()
    await vi.waitFor(() => expect(morph()).not.toBe(first))
    expect(body().getBoundingClientRect().top).toBeCloseTo(between, 0)
  })

  it('extends a resizing sheet below the window, whatever its translation and clip are', async () => {
    await page.viewport(390, 720)
    const fixture = await show({ history: [waiting] })
    const began = hold()
    fixture.kit.modal.push('Connect')
    await vi.waitFor(() => expect(began.some(({ effect }) => (effect as KeyframeEffect).target === body())).toBe(true))
    for (const atMs of [0, 75, 149]) {
      go(began, atMs)
      const bottom = getComputedStyle(body()).clipPath.match(/inset\(\S+ \S+ (\S+)/)?.[1]
      expect(Number.parseFloat(bottom as string), `${atMs} ms`).toBeLessThanOrEqual(-innerHeight)
    }
    await page.viewport(700, 720)
  })

  it('moves the picture of the pressed row into the view that waits for its wallet', async () => {
    // Already shown before, so it renders immediately: a view that still loads has no landing target.
    const fixture = await show({ history: [connect, waiting] })
    fixture.kit.modal.back()
    await expect.element(page.getByRole('button', { name: /Fox Wallet/ })).toBeVisible()
    await settled()
    await expect.poll(left).toEqual([])
    const rowOf = page.getByRole('button', { name: /Fox Wallet/ })
    const from = rowOf.element().querySelector('[data-size]')?.getBoundingClientRect() as DOMRect
    const began = hold()
    const release = holdTimer(motionMs.travel)
    fixture.kit.chooseWallet = () => fixture.kit.modal.push('ConnectingExternal', { row, connectorId: row.id })
    ;(rowOf.element() as HTMLElement).click()
    const flight = () =>
      began.find(({ effect }) =>
        (effect as KeyframeEffect)
          .getKeyframes()
          .some(
            (frame) =>
              /scale/.test(String(frame['transform'] ?? '')) && (effect as KeyframeEffect).pseudoElement === null,
          ),
      )
    await vi.waitFor(() => expect(flight()).toBeDefined(), often)
    const flying = (flight() as Animation & { effect: KeyframeEffect }).effect.target as HTMLElement
    await vi.waitFor(
      () => expect(began.some(({ effect }) => (effect as KeyframeEffect).target === body())).toBe(true),
      often,
    )
    const start = flying.getBoundingClientRect()
    expect([start.x, start.y, start.width]).toEqual(
      [from.x, from.y, from.width].map((value) => expect.closeTo(value, 0)),
    )
    const target = find('[data-landing] [data-size]')
    expect(getComputedStyle(target).opacity).toBe('0')
    go(began, 200)
    const [end, place] = [flying.getBoundingClientRect(), target.getBoundingClientRect()]
    expect([end.x, end.y, end.width]).toEqual([place.x, place.y, place.width].map((value) => expect.closeTo(value, 0)))
    release()
    await expect.poll(() => getComputedStyle(target).opacity).toBe('1')
  })

  it('moves the picture back to its row', async () => {
    const fixture = await show({ history: [connect, waiting] })
    const from = find('[data-landing] [data-size]').getBoundingClientRect()
    const began = hold()
    const release = holdTimer(motionMs.travel)
    fixture.kit.modal.back()
    const flights = () =>
      began.filter(
        ({ effect }) =>
          effect instanceof KeyframeEffect &&
          effect.pseudoElement === null &&
          effect.getKeyframes().some(({ transform }) => /scale/.test(String(transform))),
      )
    await vi.waitFor(() => expect(flights()).toHaveLength(1), often)
    const flying = (flights()[0]?.effect as KeyframeEffect | undefined)?.target as HTMLElement
    const start = flying.getBoundingClientRect()
    expect([start.width, start.height]).toEqual([from.width, from.height].map((value) => expect.closeTo(value, 0)))
    const target = page
      .getByRole('button', { name: /Fox Wallet/ })
      .element()
      .querySelector('[data-size]') as Element
    expect(getComputedStyle(target).opacity).toBe('0')
    go(began, 200)
    const [end, place] = [flying.getBoundingClientRect(), target.getBoundingClientRect()]
    expect([end.x, end.y, end.width]).toEqual([place.x, place.y, place.width].map((value) => expect.closeTo(value, 0)))
    release()
    await expect.poll(() => getComputedStyle(target).opacity).toBe('1')
  })

  it('leaves no picture of the pressed row behind when the pane of its list closes', async () => {
    const fixture = await show()
    await page.viewport(1000, 720)
    await expect.poll(() => shadow().querySelector('[data-pane=side]')).not.toBeNull()
    const rowOf = page.getByRole('button', { name: /Fox Wallet/ })
    fixture.kit.chooseWallet = () => fixture.kit.modal.push('ConnectingExternal', { row, connectorId: row.id })
    ;(rowOf.element() as HTMLElement).click()
    await expect.poll(() => shadow().querySelector('[data-landing]')).not.toBeNull()
    fixture.kit.modal.reset('Networks')
    await expect.poll(() => shadow().querySelector('[data-pane=side]')).toBeNull()
    await settled()
    await expect.poll(() => [...shadow().querySelectorAll('[data-card] [inert]')]).toEqual([])
    await page.viewport(700, 720)
  })

  it('draws the hairline and the shadow around the visible part of the card in every frame', async () => {
    const fixture = await show({ history: [waiting] })
    const began = hold()
    fixture.kit.modal.push('Connect')
    await vi.waitFor(() => expect(began.some(({ effect }) => (effect as KeyframeEffect).target === body())).toBe(true))
    for (let atMs = 0; atMs <= 150; atMs += 30) {
      go(began, atMs)
      const outer = find('[data-card]').getBoundingClientRect()
      const frame = getComputedStyle(find('[data-card]'), '::before')
      const [left, top, width, height] = [frame.left, frame.top, frame.width, frame.height].map(Number.parseFloat)
      const content = body().getBoundingClientRect()
      const cut =
        getComputedStyle(body())
          .clipPath.match(/inset\((.*?) round/)?.[1]
          ?.split(' ')
          .map(Number.parseFloat) ?? []
      const [, end = 0, below = end ? 0 : (cut[0] ?? 0)] = cut
      expect([left, top, width, height], `${atMs} ms`).toEqual(
        [content.x - outer.x, content.y - outer.y, content.width - end, content.height - below].map((value) =>
          expect.closeTo(value, 0),
        ),
      )
      expect(frame.transform).toBe('none')
    }
  })

  it('animates nothing but translations, scales, clips, opacity, and the insets of the shadow', async () => {
    const fixture = await show()
    const began = hold()
    fixture.kit.modal.push('GetWallet')
    await expect.poll(() => page.getByRole('heading', { name: 'Get a wallet', level: 2 }).query()).not.toBeNull()
    await expect.poll(left).toEqual([])
    fixture.kit.close()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    const moved = began.flatMap(({ effect }) => {
      const { pseudoElement } = effect as KeyframeEffect
      return (effect as KeyframeEffect)
        .getKeyframes()
        .flatMap(Object.keys)
        .filter((key) => pseudoElement !== '::before' || !['top', 'right', 'bottom', 'left', 'inset'].includes(key))
    })
    const keys = new Set(moved.filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key)))
    expect([...keys].sort()).toEqual(expect.arrayContaining(['opacity', 'transform']))
    expect(
      [...keys].filter((key) => !['opacity', 'transform', 'clipPath', 'translate', 'scale'].includes(key)),
    ).toEqual([])
  })
})

/** Bounds of the white card in a screenshot, and how many of its pixels are darker: those of texts and pictures. */
async function photograph(): Promise<{ top: number; bottom: number; left: number; right: number; ink: number }> {
  const base64 = await page.screenshot({ save: false })
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob())
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d') as OffscreenCanvasRenderingContext2D
  context.drawImage(image, 0, 0)
  const { data, width, height } = context.getImageData(0, 0, image.width, image.height)
  const bounds = { top: height, bottom: 0, left: width, right: 0, ink: 0 }
  const isWhite = (at: number): boolean =>
    (data[at] ?? 0) > 250 && (data[at + 1] ?? 0) > 250 && (data[at + 2] ?? 0) > 250
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (isWhite((y * width + x) * 4)) {
        bounds.top = Math.min(bounds.top, y)
        bounds.bottom = Math.max(bounds.bottom, y)
        bounds.left = Math.min(bounds.left, x)
        bounds.right = Math.max(bounds.right, x)
      }
  for (let y = bounds.top; y < bounds.bottom; y++)
    for (let x = bounds.left; x < bounds.right; x++) if ((data[(y * width + x) * 4] ?? 0) < 160) bounds.ink++
  return bounds
}

describe('the frames of a transition, as seen on the screen', () => {
  it.each([
    ['a taller view', [waiting], (fixture: Fixture) => fixture.kit.modal.push('Connect')],
    ['a lower view', [connect, waiting], (fixture: Fixture) => fixture.kit.modal.back()],
  ] as const)('begin and end where the card stands still, and are never empty: %s', async (_, history, move) => {
    document.body.style.background = '#333'
    const fixture = await show({ history })
    const before = await photograph()
    const began = hold()
    const release = holdTimer(motionMs.leave)
    move(fixture)
    await vi.waitFor(() => expect(began.some(({ effect }) => (effect as KeyframeEffect).target === body())).toBe(true))
    const frames = []
    for (let atMs = 0; atMs <= 150; atMs += 30) {
      go(began, atMs)
      if (atMs === 90) release()
      frames.push(await photograph())
    }
    for (const animation of began) animation.finish()
    await settled()
    const after = await photograph()
    const edges = ['top', 'bottom', 'left', 'right'] as const
    for (const edge of edges) {
      const path = [before, ...frames, after].map((frame) => frame[edge])
      expect(Math.abs((path[1] as number) - before[edge]), `${edge} at the start: ${path}`).toBeLessThanOrEqual(4)
      expect(Math.abs((path.at(-2) as number) - after[edge]), `${edge} at the end: ${path}`).toBeLessThanOrEqual(4)
      // It moves in one direction.
      const way = Math.sign(after[edge] - before[edge])
      for (const [at, value] of path.entries())
        if (at > 0) expect((value - (path[at - 1] as number)) * way, `${edge}: ${path}`).toBeGreaterThanOrEqual(0)
    }
    const least = Math.min(before.ink, after.ink) / 4
    for (const { ink } of frames) expect(ink).toBeGreaterThan(least)
    document.body.removeAttribute('style')
  })
})

describe('a completed task', () => {
  const done = (fixture: Fixture) => fixture.modal.update((state) => ({ ...state, open: false, done: true }))

  it('shows a checkmark in the waiting view, and closes the modal', async () => {
    const fixture = await show({ history: [connect, waiting] })
    done(fixture)
    await expect.element(page.getByRole('heading', { name: 'Connected' })).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it("doesn't hold up a user who continues", async () => {
    const fixture = await show({ history: [connect, waiting] })
    // With the timer blocked, only a key press closes it.
    holdTimer(motionMs.done)
    done(fixture)
    await expect.element(page.getByRole('heading', { name: 'Connected' })).toBeVisible()
    const card = find('[data-card]')
    const began = hold()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => began.map(({ effect }) => (effect as KeyframeEffect).target)).toContain(card)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('calls the guard before closing a modal that was reopened during the animation', async () => {
    const fixture = await show({ history: [connect, waiting] })
    done(fixture)
    await expect.element(page.getByRole('heading', { name: 'Connected' })).toBeVisible()
    const history = [{ name: 'UnsupportedChain' as const, data: undefined }]
    fixture.modal.update((state) => ({ ...state, open: true, done: false, history }))
    await expect.element(page.getByRole('heading', { name: 'Connected' })).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    expect(fixture.calls.map(({ command }) => command)).toContain('modal.requestClose')
  })

  it('closes immediately when no view was waiting for it', async () => {
    const fixture = await show()
    const began = hold()
    done(fixture)
    await vi.waitFor(() => expect(began.length).toBeGreaterThan(0))
    expect(began.map(({ effect }) => (effect as KeyframeEffect).target)).toContain(find('[data-card]'))
  })
})

describe('a closing animation', () => {
  it('slides a sheet down from where the finger left it, and fades the backdrop with it', async () => {
    await page.viewport(390, 700)
    const fixture = await show()
    const card = find('[data-card]')
    const grip = body().firstElementChild as HTMLElement
    grip.setPointerCapture = () => undefined
    const send = (type: string, clientY: number) =>
      grip.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, clientY }))
    send('pointerdown', 10)
    send('pointermove', 210)
    const began = hold()
    send('pointerup', 210)
    await vi.waitFor(() => expect(began.length).toBe(2))
    const [sheet, dim] = began.map(({ effect }) => (effect as KeyframeEffect).getKeyframes())
    expect(sheet?.map(({ translate }) => translate)).toEqual(['0px 200px', '0px 100%'])
    // Dragging the sheet had already faded the backdrop in proportion.
    expect(Number(dim?.[0]?.['opacity'])).toBeCloseTo(1 - 200 / card.offsetHeight, 2)
    expect(dim?.at(-1)?.['opacity']).toBe('0')
    expect(fixture.modal.getState().open).toBe(false)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(card.style.translate).toBe('')
    await page.viewport(700, 720)
  })

  it('can be interrupted by opening again, from the current position', async () => {
    const fixture = await show()
    const began = hold()
    fixture.kit.close()
    await vi.waitFor(() => expect(began.length).toBe(2))
    go(began, 60)
    const { opacity } = getComputedStyle(find('[data-card]'))
    fixture.modal.update((state) => ({ ...state, open: true }))
    await vi.waitFor(() => expect(began.length).toBe(4))
    const [again] = began.slice(2).map(({ effect }) => (effect as KeyframeEffect).getKeyframes())
    expect(Number(again?.[0]?.['opacity'])).toBeCloseTo(Number(opacity), 2)
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('fades out a toast', async () => {
    const fixture = await show()
    fixture.kit.showToast({ variant: 'success', message: 'common.copied' })
    await expect.element(page.getByText('Copied')).toBeVisible()
    hold()
    // Recorded on insertion, because a timer removes them.
    const copies: Node[] = []
    const observer = new MutationObserver((records) => {
      copies.push(...records.flatMap(({ addedNodes }) => [...addedNodes]))
    })
    observer.observe(find('[data-card] > [role=status]'), { childList: true })
    fixture.kit.hideToast()
    await expect.poll(() => copies.length).toBe(1)
    observer.disconnect()
    expect((copies[0] as HTMLElement).inert).toBe(true)
    expect(page.getByText('Copied').query()).toBeNull()
    await expect.poll(() => find('[data-card] > [role=status] > [inert]')).toBeNull()
  })
})

it.each([
  [740, 'below the card if there is room'],
  [700, 'at the foot of the card if not'],
])('a toast in a window of %i px height is shown %s', async (height) => {
  onTestFinished(() => page.viewport(700, 720))
  await page.viewport(700, height)
  const fixture = await show()
  fixture.kit.showToast({ variant: 'success', message: 'common.copied' })
  await expect.element(page.getByText('Copied')).toBeVisible()
  const card = () => find('[data-card]')?.getBoundingClientRect().bottom ?? 0
  const toast = () => page.getByText('Copied').element().getBoundingClientRect().top
  await expect.poll(() => toast() > card()).toBe(height >= 740)
})

it('a toast is shown above the page when the modal is closed', async () => {
  const fixture = await show()
  fixture.kit.close()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  fixture.kit.showToast({ variant: 'success', message: 'toast.networkSwitched' })
  await expect.element(page.getByRole('status').filter({ hasText: 'Network switched.' })).toBeVisible()
})

it('a toast breaks words that are longer than the card', async () => {
  const fixture = await show()
  const message = 'Donaudampfschifffahrtsgesellschaft'.repeat(4)
  fixture.kit.showToast({ variant: 'error', message })
  const toast = page.getByText(message)
  await expect.element(toast).toBeVisible()
  const card = find('[data-card]')?.getBoundingClientRect()
  expect(toast.element().getBoundingClientRect().right).toBeLessThanOrEqual(card?.right ?? 0)
})
