import { createFixtureKit } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { ConnectButton, KitModal, NetworkButton } from '@kit/react-ui'
import axe from 'axe-core'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { states } from './states.data.js'

async function show(name: string, theme: 'light' | 'dark', locale: string): Promise<void> {
  const state = states[name]
  if (state === undefined) throw new Error(`No state ${name}.`)
  await render(
    <StrictMode>
      <KitProvider kit={createFixtureKit(state).kit}>
        <main>
          <h1>{name}</h1>
          <ConnectButton theme={theme} locale={locale} showBalance />
          <NetworkButton theme={theme} locale={locale} />
        </main>
        <KitModal theme={theme} locale={locale} features={state.features ?? []} />
      </KitProvider>
    </StrictMode>,
  )
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  // Views that are loaded separately are there, and nothing moves any more.
  const views = () => [...card().querySelectorAll('[data-view]')]
  await expect.poll(() => views().every((view) => view.querySelector(':scope > *:not([aria-busy])'))).toBe(true)
  await expect.poll(() => card().getAnimations({ subtree: true }).filter(endsByItself)).toEqual([])
}

const endsByItself = (animation: Animation) =>
  animation.timeline instanceof DocumentTimeline &&
  animation.playState === 'running' &&
  animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
const card = () => document.querySelector('[data-kit=modal]')?.shadowRoot?.querySelector('dialog') as HTMLElement

async function faults(): Promise<readonly string[]> {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
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

describe.each(Object.keys(states))('%s', (name) => {
  it.each(['light', 'dark'] as const)('has nothing that keeps somebody out, %s', async (theme) => {
    await show(name, theme, 'en')
    expect(await faults()).toEqual([])
  })

  it('fits into 320 px, from right to left too', async () => {
    await page.viewport(320, 640)
    await show(name, 'light', 'ar')
    expect(beyond()).toEqual([])
    await page.viewport(480, 800)
  })

  it('can be hit with a finger, and has lists with one gap', async () => {
    await show(name, 'dark', 'en')
    for (const element of card().querySelectorAll('button, a, summary, label:has(input), [role=switch]')) {
      for (const { width, height } of element.getClientRects()) {
        if (width > 1) expect(Math.min(width, height), element.outerHTML).toBeGreaterThanOrEqual(24)
      }
    }
    for (const list of card().querySelectorAll('ul')) {
      const [first, second] = [...list.children].map((item) => item.getBoundingClientRect())
      if (first && second && second.top > first.top) expect(second.top - first.bottom, list.outerHTML).toBeCloseTo(8, 0)
    }
  })
})

// Those that have two panes where there is room.
describe.each(Object.keys(states).filter((name) => states[name]?.history?.some((view) => view.name === 'Connect')))(
  '%s, wide',
  (name) => {
    it('has nothing that keeps somebody out, and all of it inside the card', async () => {
      await page.viewport(1000, 700)
      await show(name, 'dark', 'en')
      expect(card().querySelectorAll('[data-pane]')).toHaveLength(2)
      expect(await faults()).toEqual([])
      expect(beyond()).toEqual([])
      await page.viewport(480, 800)
    })
  },
)
