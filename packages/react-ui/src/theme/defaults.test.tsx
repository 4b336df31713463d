import { createFixtureKit, type Fixture, type FixtureOptions } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KitModal, type KitModalProps } from '../index.js'

const card = () => document.querySelector('[data-kit=modal]')?.shadowRoot?.querySelector('[data-card]') as HTMLElement
/** Returns the value of a custom property, in pixels or as written. */
const roleOf = (name: string) => getComputedStyle(card()).getPropertyValue(name).trim()

async function show(modal: KitModalProps = {}, options: FixtureOptions = {}): Promise<Fixture> {
  const fixture = createFixtureKit({ history: [{ name: 'Connect', data: undefined }], ...options })
  await render(
    <KitProvider kit={fixture.kit}>
      <KitModal theme="light" locale="en" {...modal} />
    </KitProvider>,
  )
  await expect.element(page.getByRole('heading', { level: 2 })).toBeVisible()
  return fixture
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the theme without variables', () => {
  it('has a card 360 px wide, with a font of 10 px, a radius of 4 px and no color mixed in', async () => {
    await show()
    expect(card().offsetWidth).toBe(360)
    expect(roleOf('--u')).toContain('10px')
    expect(roleOf('--r')).toBe('4px')
    expect(roleOf('--mix')).toMatch(/ 0%$/)
    const { fontSize, borderRadius } = getComputedStyle(card())
    expect(fontSize).toBe('15px')
    expect(borderRadius).toBe('28px')
  })

  it.each([
    ['20px', '18.75px'],
    ['62.5%', '15px'],
  ])('follows a larger font size of the page, but no smaller one: %s', async (rootSize, fontSize) => {
    document.documentElement.style.fontSize = rootSize
    await show()
    expect(getComputedStyle(card()).fontSize).toBe(fontSize)
    document.documentElement.style.fontSize = ''
  })

  it('has an inline card with z-index 999', async () => {
    await show({}, { options: { inline: true } })
    expect(getComputedStyle(card()).zIndex).toBe('999')
  })

  it('uses the app’s value for each variable', async () => {
    await show(
      { themeVariables: { fontSizeMaster: '12px', borderRadiusMaster: '2px', zIndex: 7 } },
      { options: { inline: true } },
    )
    const { fontSize, borderRadius, zIndex } = getComputedStyle(card())
    expect([fontSize, borderRadius, zIndex]).toEqual(['18px', '14px', '7'])
  })
})

describe('motion', () => {
  const durations = (spy: { readonly mock: { readonly calls: readonly (readonly unknown[])[] } }) =>
    spy.mock.calls.map(([, options]) => (options as KeyframeAnimationOptions).duration)

  // The animations load once the modal is open.
  beforeAll(() => import('../opening/walletViews.js'))

  const { emulateMotion } = commands as unknown as { emulateMotion(motion: 'no-preference' | 'reduce'): Promise<void> }
  beforeAll(() => emulateMotion('no-preference'))
  afterAll(() => emulateMotion('reduce'))

  it('takes 120 ms for the header and 150 ms for the view and the height', async () => {
    const fixture = await show()
    const animate = vi.spyOn(Element.prototype, 'animate')
    const of = (isOne: (element: Element) => boolean) =>
      animate.mock.contexts.flatMap((element, index) => (isOne(element as Element) ? [durations(animate)[index]] : []))
    // The modal may show its first views before its animations are there. Each view is painted before the next: one that is replaced
    // earlier has no size to animate from.
    const turn = async (): Promise<void> => {
      const { modal } = fixture.kit
      const isBack = modal.getState().history.length > 1
      if (isBack) modal.back()
      else modal.push('WhatIsAWallet')
      const heading = page.getByRole('heading', { name: isBack ? 'Connect wallet' : 'What is a wallet?', level: 2 })
      await expect.element(heading).toBeVisible()
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    await vi.waitUntil(async () => {
      await turn()
      return of((element) => element === card()).length > 0
    })
    expect(new Set(of((element) => element === card()))).toEqual(new Set([150]))
    // Leaving copies belong to the previous view.
    const isTitle = (element: Element) => element.parentElement?.localName === 'h2' && !(element as HTMLElement).inert
    expect(new Set(of(isTitle))).toEqual(new Set([120]))
    const isView = (element: Element) => element.firstElementChild?.hasAttribute('data-view') === true
    expect(new Set(of(isView))).toEqual(new Set([150]))
  })

  it('stops for users who prefer reduced motion', async () => {
    const real = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? ({ matches: true } as MediaQueryList) : real(query),
    )
    const animate = vi.spyOn(Element.prototype, 'animate')
    const fixture = await show()
    fixture.kit.modal.push('WhatIsAWallet')
    await expect.element(page.getByRole('heading', { name: 'What is a wallet?', level: 2 })).toBeVisible()
    expect(animate).not.toHaveBeenCalled()
  })
})
