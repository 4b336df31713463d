import { Button, Typography, useText } from '@kit/react-ui/feature'
import { afterEach, describe, expect, it } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { pressArmed } from '../../test/pressArmed.js'
import type { ScreenPage } from '../page/Page.js'
import { Decision } from '../screen/Decision.js'
import type { Requested, Screen } from '../screen/Screen.js'
import { createScreen } from './createScreen.js'

type Facts = { readonly title: string }

function Question({ title, answer, refuse }: Facts & Requested<string>) {
  const text = useText()
  return (
    <>
      <Typography as="title">{title}</Typography>
      <Button onClick={() => undefined}>{text('frame.details')}</Button>
      <Decision yes="Agree" no={text('frame.cancel')} onYes={() => answer(`yes to ${title}`)} onNo={refuse} />
    </>
  )
}

function createPage(given: Partial<ScreenPage> = {}) {
  const reported: string[] = []
  const page: ScreenPage = {
    dapp: () => undefined,
    languages: () => ['en'],
    theme: () => undefined,
    watchTheme: () => () => undefined,
    show: (height) => reported.push(`show ${height}`),
    hide: () => reported.push('hide'),
    ...given,
  }
  return { reported, screen: createScreen(page) }
}

const ended = new Set<AbortController>()
function ask(screen: Screen, title: string, stop = new AbortController()): Promise<string> {
  ended.add(stop)
  return screen.ask(async () => Question, { title }, stop.signal)
}
const yes = browser.getByRole('button', { name: 'Agree' })
const overlays: HTMLElement[] = []
function cover(style: string): HTMLElement {
  const overlay = document.createElement('div')
  overlay.style.cssText = `position: fixed; z-index: 9; pointer-events: none; ${style}`
  document.body.append(overlay)
  overlays.push(overlay)
  return overlay
}
const isAwake = () => !(yes.element() as HTMLButtonElement).disabled
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

afterEach(() => {
  for (const stop of ended) stop.abort()
  for (const overlay of overlays.splice(0)) overlay.remove()
  document.documentElement.style.opacity = ''
})

describe('createScreen', () => {
  it('opens, reports the height of the view, and hides after the decision', async () => {
    const { screen, reported } = createPage()
    const requested = ask(screen, 'one')
    await expect.element(yes).toBeEnabled()
    const height = (document.querySelector('main > div') as HTMLElement).offsetHeight
    await pressArmed(yes)
    expect(await requested).toBe('yes to one')
    expect([reported[0], reported.at(-2), reported.at(-1)]).toEqual(['show 600', `show ${height}`, 'hide'])
    expect(document.querySelector('main')).toBeNull()
  })

  it('begins at the top, wherever the user had scrolled in the view before', async () => {
    const { screen } = createPage()
    const long = document.createElement('div')
    long.style.height = '5000px'
    document.body.append(long)
    overlays.push(long)
    window.scrollTo(0, 4000)
    void ask(screen, 'one').catch(() => undefined)
    await expect.element(browser.getByText('one')).toBeVisible()
    expect(window.scrollY).toBe(0)
  })

  it('rejects with 4001 when the user declines', async () => {
    const { screen } = createPage()
    const requested = ask(screen, 'one').catch((error: { code: string }) => error.code)
    await browser.getByRole('button', { name: 'Cancel' }).click()
    expect(await requested).toBe('connection/rejected')
  })

  it('shows one view at a time, in the order of requests', async () => {
    const { screen } = createPage()
    const [first, second] = [ask(screen, 'one'), ask(screen, 'two')]
    await expect.element(yes).toBeEnabled()
    expect(document.querySelectorAll('main')).toHaveLength(1)
    await pressArmed(yes)
    expect(await first).toBe('yes to one')
    await expect.element(browser.getByText('two')).toBeVisible()
    await pressArmed(yes)
    expect(await second).toBe('yes to two')
  })

  it('removes the view when its request is aborted, and never shows one that is already aborted', async () => {
    const { screen, reported } = createPage()
    const [one, two] = [new AbortController(), new AbortController()]
    const requested = [ask(screen, 'one', one), ask(screen, 'two', two)].map((it) => it.catch(String))
    await expect.element(yes).toBeVisible()
    two.abort('Request two was aborted')
    one.abort('Request one was aborted')
    expect(await Promise.all(requested)).toEqual(['Request one was aborted', 'Request two was aborted'])
    expect(document.querySelector('main')).toBeNull()
    expect(reported.at(-1)).toBe('hide')
  })

  it('keeps the focus inside, and shakes on Escape', async () => {
    const { screen } = createPage()
    const requested = ask(screen, 'one')
    await expect.element(yes).toBeEnabled()
    const panel = document.querySelector('main') as HTMLElement
    expect(document.activeElement).toBe(panel)
    const seen: (string | null)[] = []
    for (let press = 0; press < 4; press++) {
      await userEvent.keyboard('{Tab}')
      seen.push(document.activeElement?.textContent ?? null)
    }
    expect(seen).toEqual(['Details', 'Cancel', 'Agree', 'Details'])
    await userEvent.keyboard('{Escape}')
    expect(panel.getAnimations().map(({ id }) => id)).toEqual(['shake'])
    await pressArmed(yes)
    expect(await requested).toBe('yes to one')
  })
})

describe('ArmedButton', () => {
  it('can’t be pressed in the first half second', async () => {
    const { screen } = createPage()
    const start = performance.now()
    const requested = ask(screen, 'one')
    await expect.element(yes).toBeVisible()
    expect(isAwake()).toBe(false)
    ;(yes.element() as HTMLElement).click()
    await expect.element(yes).toBeEnabled()
    expect(performance.now() - start).toBeGreaterThanOrEqual(500)
    await pressArmed(yes)
    await requested
  })

  it.each([
    ['an element covers it', 'inset: 0; background: #fff'],
    ['a nearly transparent element covers it', 'inset: 0; background: rgb(0 0 0 / 1%)'],
    [
      'a strip covers a part of its button',
      'inset-inline: 0; inset-block-start: 350px; block-size: 24px; background: #fff',
    ],
    [
      'a strip covers a part of its title',
      'inset-inline: 0; inset-block-start: 20px; block-size: 12px; background: #fff',
    ],
    [
      'a strip covers a part of its text',
      'inset-inline: 0; inset-block-start: 60px; block-size: 24px; background: #fff',
    ],
  ])('stays disabled while %s', async (_, style) => {
    const overlay = cover(style)
    const { screen } = createPage()
    const requested = ask(screen, 'one')
    await expect.element(yes).toBeVisible()
    // Twice the arming time: there is no event to wait for.
    await later(1100)
    expect(isAwake()).toBe(false)
    overlay.remove()
    await expect.element(yes).toBeEnabled()
    cover(style)
    await expect.element(yes).toBeDisabled()
    for (const it of overlays.splice(0)) it.remove()
    await pressArmed(yes)
    await requested
  })

  it('stays disabled while the frame is faded', async () => {
    document.documentElement.style.opacity = '0.5'
    const { screen } = createPage()
    const requested = ask(screen, 'one')
    await expect.element(yes).toBeVisible()
    await later(1100)
    expect(isAwake()).toBe(false)
    document.documentElement.style.opacity = ''
    await pressArmed(yes)
    await requested
  })
})

describe('createScreen theme and language', () => {
  const themed = async (theme: NonNullable<ReturnType<ScreenPage['theme']>>) => {
    const { screen } = createPage({ theme: () => theme })
    const stop = new AbortController()
    const requested = ask(screen, 'one', stop).catch(() => undefined)
    await expect.element(yes).toBeVisible()
    const { backgroundColor, fontSize, colorScheme } = getComputedStyle(document.querySelector('main') as HTMLElement)
    const accent = getComputedStyle(document.querySelector('main')?.parentElement as HTMLElement).getPropertyValue(
      '--kit-accent',
    )
    stop.abort()
    await requested
    return { backgroundColor, fontSize, colorScheme, accent }
  }

  it('uses those of the page', async () => {
    const seen = await themed({ themeMode: 'dark', themeVariables: { accent: '#ffcc00', 'font-size-master': '11px' } })
    expect(seen).toMatchObject({ fontSize: '16.5px', colorScheme: 'dark', accent: '#ffcc00' })
  })

  it('follows the page while a view is open', async () => {
    let theme: ReturnType<ScreenPage['theme']> = { themeMode: 'light' }
    let notify = (): void => undefined
    const { screen } = createPage({
      theme: () => theme,
      watchTheme(listener) {
        notify = listener
        return () => undefined
      },
    })
    const stop = new AbortController()
    const requested = ask(screen, 'one', stop).catch(() => undefined)
    await expect.element(yes).toBeVisible()
    const scheme = () => getComputedStyle(document.querySelector('main') as HTMLElement).colorScheme
    expect(scheme()).toBe('light')
    theme = { themeMode: 'dark' }
    notify()
    await expect.poll(scheme).toBe('dark')
    stop.abort()
    await requested
  })

  it.each([
    ['a background without enough contrast', { background: '#777777' }],
    ['a translucent background', { background: 'rgb(255 255 255 / 50%)' }],
    ['a color with a URL', { background: 'url(https://evil.example)' }],
    ['a font size that is too small', { 'font-size-master': '2px' }],
  ])('ignores %s', async (_, themeVariables) => {
    expect(await themed({ themeMode: 'light', themeVariables })).toMatchObject({
      backgroundColor: 'oklab(1 0 0)',
      fontSize: '15px',
      accent: '',
    })
  })

  it('shows Arabic from right to left', async () => {
    const locale = 'ar'
    const dapp = () => ({ locale }) as ReturnType<ScreenPage['dapp']>
    const { screen } = createPage({ dapp, languages: () => ['en', locale] })
    const requested = ask(screen, 'one').catch(() => undefined)
    const no = browser.getByRole('button', { name: 'إلغاء' })
    await expect.element(no).toBeVisible()
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
    await no.click()
    await requested
  })

  it('uses the browser’s language where it does not have the page’s', async () => {
    const { screen } = createPage({ dapp: () => ({ locale: 'ar' }) as ReturnType<ScreenPage['dapp']> })
    const requested = ask(screen, 'one').catch(() => undefined)
    const no = browser.getByRole('button', { name: 'Cancel' })
    await expect.element(no).toBeVisible()
    expect(document.documentElement).toMatchObject({ lang: 'en', dir: 'ltr' })
    await no.click()
    await requested
  })
})
