import axe from 'axe-core'
import { afterEach, describe, expect, it } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { pressArmed, readAll } from '../../../test/pressArmed.js'
import { reviewOf, reviews } from '../../../test/reviews.js'
import type { ScreenPage } from '../../page/Page.js'
import { en } from '../../text/en.data.js'
import { texts as ar } from '../../text/locale/ar.data.js'
import { createScreen } from '../../window/createScreen.js'
import type { Review } from '../Review.js'
import { type WarningCode, warn } from '../Warning.js'
import { Approve } from './Approve.js'

const stop: (() => Promise<unknown>)[] = []

/** Shows a review as the frame does. */
async function show(review: Review, given: { theme?: 'light' | 'dark'; locale?: string; width?: number } = {}) {
  const { theme = 'light', locale = 'en', width = 360 } = given
  await browser.viewport(width, 700)
  const page: ScreenPage = {
    dapp: () => ({ locale }) as ReturnType<ScreenPage['dapp']>,
    languages: () => [locale],
    theme: () => ({ themeMode: theme }),
    watchTheme: () => () => undefined,
    show: () => undefined,
    hide: () => undefined,
  }
  const abort = new AbortController()
  const answer = createScreen(page)
    .ask<{ review: Review }, true>(async () => Approve, { review }, abort.signal)
    .catch((error) => error.code ?? 'aborted')
  stop.push(() => {
    abort.abort()
    return answer
  })
  await expect.element(browser.getByRole('heading', { level: 1 })).toBeVisible()
  return { answer, main: document.querySelector('main') as HTMLElement }
}

afterEach(async () => {
  for (const each of stop.splice(0)) await each()
  await browser.viewport(700, 720)
})

describe.each(Object.entries(reviews))('Approve for %s', (_, review) => {
  it.each([
    { theme: 'light', locale: 'en', width: 360 },
    { theme: 'dark', locale: 'ar', width: 320 },
  ] as const)('renders accessibly and without clipping in $theme, $locale, $width px', async (given) => {
    const { main } = await show(review, given)
    await readAll(browser.getByRole('button').last(), given.locale === 'ar' ? ar : en)
    expect(main.scrollWidth).toBeLessThanOrEqual(given.width)
    for (const part of main.querySelectorAll('h1, dd, li, p, button'))
      expect(part.scrollWidth - part.clientWidth, part.textContent ?? '').toBeLessThanOrEqual(1)
    const { violations } = await axe.run(main, { resultTypes: ['violations'] })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
  })
})

describe('Approve and the page’s own name', () => {
  const lying = (dapp: Partial<Review['dapp']>): Review => {
    const review = reviewOf(reviews.message.subject)
    return { ...review, dapp: { ...review.dapp, ...dapp } }
  }

  it('keeps the title free of stacked accents of the page’s text', async () => {
    const accents = '\u0335\u0338\u030d\u0311\u031a\u033d'.repeat(6)
    const look = async (more: string) => {
      const { dapp, ...review } = reviewOf({ kind: 'message', bytes: '0x00', text: `Hi${more}` })
      const { main } = await show({ ...review, dapp: { ...dapp, name: `Shop${more}` } })
      const title = browser.elementLocator(main.querySelector('h1') as HTMLElement)
      const image = await title.screenshot({ save: false })
      for (const each of stop.splice(0)) await each()
      return image
    }
    const clean = await look('')
    expect(clean).toMatch(/.{100}/)
    expect(await look(accents)).toBe(clean)
  })

  it('never replaces the origin with the name', async () => {
    const { main } = await show(lying({ origin: 'https://evil.example', name: 'https://bank.example' }))
    await expect.element(browser.getByText('https://evil.example')).toBeVisible()
    expect(main.textContent).toContain('“https://bank.example” (unverified)')
  })

  it('shows a long origin in full', async () => {
    const origin = `https://bank.example.${'a'.repeat(120)}.evil.example`
    await show(lying({ origin }))
    const shown = browser.getByText(origin).element() as HTMLElement
    expect(shown.scrollWidth).toBeLessThanOrEqual(shown.parentElement?.clientWidth ?? 0)
    expect(getComputedStyle(shown).textOverflow).toBe('clip')
  })
})

describe('Approve warnings', () => {
  const codes = Object.keys(en)
    .filter((key) => key.startsWith('approval.warn.'))
    .map((key) => key.slice('approval.warn.'.length) as WarningCode)

  it.each(codes)('shows for %s what could be lost, above the rest', async (code) => {
    const values = { known: '0x1', chain: '10', contract: '0x2' }
    const { main } = await show(reviewOf(reviews.message.subject, [warn(code, values)]))
    const notice = main.querySelector('li') as HTMLElement
    expect(notice.textContent?.length).toBeGreaterThan(40)
    expect(notice.textContent).not.toMatch(/[{}]|approval\./)
    const body = main.querySelector('section') as HTMLElement
    expect(notice.getBoundingClientRect().bottom).toBeLessThan(body.getBoundingClientRect().top)
  })

  it('sorts warnings about losses first', async () => {
    const { main } = await show(reviewOf(reviews.message.subject, [warn('firstRecipient'), warn('lookAlike')]))
    expect(main.querySelector('li')?.textContent).toContain('looks like')
  })
})

describe('Approve for calls', () => {
  it('shows the estimated changes above the calls', async () => {
    const { main } = await show(reviews.send)
    const topOf = (text: string): number =>
      [...main.querySelectorAll('dt')].find((label) => label.textContent === text)?.getBoundingClientRect().top ??
      Number.NaN
    expect(topOf('You send')).toBeLessThan(topOf('To'))
  })
})

describe('Approve buttons', () => {
  it('approves with a verb that names the action', async () => {
    const { answer } = await show(reviews.send)
    await pressArmed(browser.getByRole('button', { name: 'Send' }))
    expect(await answer).toBe(true)
  })

  it('declines immediately', async () => {
    const { answer } = await show(reviews.send)
    await browser.getByRole('button', { name: 'Decline' }).click()
    expect(await answer).toBe('connection/rejected')
  })

  it('scrolls to everything that is signed with the keyboard', async () => {
    const { main } = await show(reviews.send)
    const [summary] = main.querySelectorAll('summary')
    summary?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(browser.getByText('maxPriorityFeePerGas')).toBeVisible()
  })
})
