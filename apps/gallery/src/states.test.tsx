import { createFixtureKit } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { ConnectButton, KitModal, NetworkButton } from '@kit/react-ui'
import axe, { type RunOptions } from 'axe-core'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { states } from './states.data.js'

type Look = { readonly theme: 'light' | 'dark'; readonly locale: 'en' | 'ar' }

/** Shows a state, and gives what changes its look while it is shown. */
async function show(name: string, first: Look): Promise<(next: Look) => Promise<void>> {
  const state = states[name]
  if (state === undefined) throw new Error(`No state ${name}.`)
  const { kit } = createFixtureKit(state)
  const inLook = (look: Look) => (
    <StrictMode>
      <KitProvider kit={kit}>
        <main>
          <h1>{name}</h1>
          <ConnectButton {...look} showBalance />
          <NetworkButton {...look} />
        </main>
        <KitModal {...look} features={state.features ?? []} />
      </KitProvider>
    </StrictMode>
  )
  const { rerender } = await render(inLook(first))
  await settled(first)
  return async (next) => {
    await rerender(inLook(next))
    await settled(next)
  }
}

/** Views and texts that are loaded separately are there, and nothing moves any more. */
async function settled({ locale }: Look): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect.poll(() => card().closest<HTMLElement>('[dir]')?.dir).toBe(locale === 'ar' ? 'rtl' : 'ltr')
  const views = () => [...card().querySelectorAll('[data-view]')]
  await expect.poll(() => views().every((view) => view.querySelector(':scope > *:not([aria-busy])'))).toBe(true)
  await expect.poll(() => card().getAnimations({ subtree: true }).filter(endsByItself)).toEqual([])
}

const endsByItself = (animation: Animation) =>
  animation.timeline instanceof DocumentTimeline &&
  animation.playState === 'running' &&
  animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
const card = () => document.querySelector('[data-kit=modal]')?.shadowRoot?.querySelector('dialog') as HTMLElement

async function faults(options: RunOptions = {}): Promise<readonly string[]> {
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...options })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** What reaches beyond the card, at its left or right edge. */
function beyond(): readonly string[] {
  const cardBox = card().getBoundingClientRect()
  return [...card().querySelectorAll('button, a, input, h2, p')].flatMap((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width >= 2 && (left < cardBox.left - 1 || right > cardBox.right + 1) ? [element.outerHTML] : []
  })
}

/** What is seen and cannot be pressed: something else lies over it. */
function covered(): readonly string[] {
  const root = card().getRootNode() as ShadowRoot
  return [...card().querySelectorAll('button:enabled, a[href]')].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const hit = width < 2 ? null : root.elementFromPoint(left + width / 2, top + height / 2)
    // What is scrolled away lies under what scrolls it.
    return hit === null || element.contains(hit) || hit.contains(element)
      ? []
      : [`${element.outerHTML} under ${hit.outerHTML}`]
  })
}

describe.each(Object.keys(states))('%s', (name) => {
  it('keeps nobody out, light or dark, can be hit with a finger, has lists with one gap, and fits into 320 px from right to left', async () => {
    const change = await show(name, { theme: 'light', locale: 'en' })
    expect.soft(await faults(), 'light').toEqual([])
    for (const element of card().querySelectorAll('button, a, summary, label:has(input), [role=switch]')) {
      for (const { width, height } of element.getClientRects()) {
        if (width > 1) expect.soft(Math.min(width, height), element.outerHTML).toBeGreaterThanOrEqual(24)
      }
    }
    for (const list of card().querySelectorAll('ul')) {
      const [first, second] = [...list.children].map((item) => item.getBoundingClientRect())
      if (first && second && second.top > first.top)
        expect.soft(second.top - first.bottom, list.outerHTML).toBeCloseTo(8, 0)
    }
    // The elements are the same: only their colours can be wrong.
    await change({ theme: 'dark', locale: 'en' })
    expect.soft(await faults({ runOnly: ['color-contrast'] }), 'dark').toEqual([])
    await page.viewport(320, 640)
    await change({ theme: 'light', locale: 'ar' })
    expect(beyond()).toEqual([])
    expect(covered()).toEqual([])
    await page.viewport(480, 800)
  })
})

// Those that have two panes where there is room.
describe.each(Object.keys(states).filter((name) => states[name]?.history?.some((view) => view.name === 'Connect')))(
  '%s, wide',
  (name) => {
    it('has nothing that keeps somebody out, and all of it inside the card', async () => {
      await page.viewport(1000, 700)
      await show(name, { theme: 'dark', locale: 'en' })
      expect(card().querySelectorAll('[data-pane]')).toHaveLength(2)
      expect(await faults()).toEqual([])
      expect(beyond()).toEqual([])
      await page.viewport(480, 800)
    })
  },
)
