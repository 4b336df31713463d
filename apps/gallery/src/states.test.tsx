import { directionOfLocale } from '@kit/core/plugin'
import { createFixtureKit } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { ConnectButton, KitModal, NetworkButton } from '@kit/react-ui'
import { StrictMode } from 'react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  accessibilityViolations,
  coveredControls,
  overflowingElements,
  runningAnimations,
  smallTargets,
  unevenLists,
} from './accessibilityViolations.js'
import { isSampledLarge, sampledLocales } from './sampledLocales.js'
import { states } from './states.data.js'

type Look = { readonly theme: 'light' | 'dark'; readonly locale: string }

/** Shows a state, and returns a function that changes its look. */
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

/** Waits until lazy views and texts are loaded, and animations have ended. */
async function settled({ locale }: Look): Promise<void> {
  await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expect.poll(() => card().closest<HTMLElement>('[dir]')?.dir).toBe(directionOfLocale(locale))
  const views = () => [...card().querySelectorAll('[data-view]')]
  await expect.poll(() => views().every((view) => view.querySelector(':scope > *:not([aria-busy])'))).toBe(true)
  await expect.poll(() => runningAnimations(card())).toEqual([])
}

const card = () => document.querySelector('[data-kit=modal]')?.shadowRoot?.querySelector('dialog') as HTMLElement

/** Polls, because parts of features load after their view, and the browser reports the height of a footer a frame later. */
const noControlIsCovered = () => expect.poll(() => coveredControls(card())).toEqual([])

describe.each(Object.keys(states))('%s', (name) => {
  it('has no accessibility violations in light or dark, large enough targets, lists with one gap, and fits into 320 px from right to left', async () => {
    const change = await show(name, { theme: 'light', locale: 'en' })
    expect.soft(await accessibilityViolations(), 'light').toEqual([])
    expect.soft(smallTargets(card())).toEqual([])
    expect.soft(unevenLists(card())).toEqual([])
    // The elements are the same, so only their colors can be wrong.
    await change({ theme: 'dark', locale: 'en' })
    expect.soft(await accessibilityViolations({ runOnly: ['color-contrast'] }), 'dark').toEqual([])
    await page.viewport(320, 640)
    await change({ theme: 'light', locale: 'ar' })
    expect(overflowingElements(card())).toEqual([])
    await noControlIsCovered()
    await page.viewport(480, 800)
  })

  const index = Object.keys(states).indexOf(name)
  const locales = sampledLocales(index)
  it.each(locales)('fits into 320 px and 390 px in %s', async (locale) => {
    await page.viewport(320, 640)
    await show(name, { theme: 'light', locale })
    expect.soft(overflowingElements(card()), '320 px').toEqual([])
    await noControlIsCovered()
    await page.viewport(390, 844)
    expect(overflowingElements(card()), '390 px').toEqual([])
    await page.viewport(480, 800)
  })

  if (!isSampledLarge(index)) return

  it('stays inside the card at 390 px with text of twice the size', async () => {
    await page.viewport(390, 844)
    await show(name, { theme: 'light', locale: 'en' })
    const sizePx = () => Number.parseFloat(getComputedStyle(card().querySelector('h2') ?? card()).fontSize)
    const usualPx = sizePx()
    document.documentElement.style.fontSize = '200%'
    onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
    expect(sizePx()).toBe(2 * usualPx)
    expect(overflowingElements(card())).toEqual([])
    await page.viewport(480, 800)
  })
})

/** A list of less than four rows has no second pane. */
const short = [
  'connect-few',
  'connect-empty',
  'chains-connect',
  'chains-connect-limited',
  'chains-wallet',
  'chains-wallet-connected',
  'chains-wallet-long-name',
  'embedded-connect-no-wallet',
  'pairing-region',
  'pairing-in-app-here',
  'pairing-not-installed',
  'connect-nothing-come',
  'all-wallets-loading',
  'all-wallets-empty',
  'all-wallets-failed',
]

// States with two panes if there is room.
describe.each(Object.keys(states).filter((name) => states[name]?.history?.some((view) => view.name === 'Connect')))(
  '%s, wide',
  (name) => {
    it('has no accessibility violations, and stays inside the card', async () => {
      await page.viewport(1000, 700)
      await show(name, { theme: 'dark', locale: 'en' })
      expect(card().querySelectorAll('[data-pane]')).toHaveLength(short.includes(name) ? 1 : 2)
      expect(await accessibilityViolations()).toEqual([])
      expect(overflowingElements(card())).toEqual([])
      await page.viewport(480, 800)
    })
  },
)
