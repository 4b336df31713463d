import { createFixtureKit, type Fixture, type FixtureOptions, fixtureWallets } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { KitProvider } from '@kit/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KitModal } from '../index.js'

const many = Array.from({ length: 40 }, (_, index) => ({
  id: `example.wallet${index}`,
  name: `Wallet ${index}`,
  type: 'ANNOUNCED' as const,
  namespaces: ['eip155'],
}))
const inModal = (selector: string) => document.querySelector('[data-kit=modal]')?.shadowRoot?.querySelector(selector)
const stage = () => inModal('[data-view]')?.parentElement as HTMLElement
const grid = () => inModal('section') as HTMLElement
/** Returns the opacity of the fade at the start and at the end. */
const fades = (box: HTMLElement) => ['::before', '::after'].map((part) => Number(getComputedStyle(box, part).opacity))

async function show(name: 'Connect' | 'AllWallets', options: FixtureOptions): Promise<Fixture> {
  const history = [{ name, data: undefined } as ViewEntry]
  const fixture = createFixtureKit({ history, ...options })
  await render(
    <KitProvider kit={fixture.kit}>
      <KitModal theme="light" locale="en" />
    </KitProvider>,
  )
  await expect.element(page.getByRole('button', { name: /^(Wallet 0|Aurora)/ })).toBeVisible()
  return fixture
}

it.each([
  ['a view', stage, () => show('Connect', { states: { wallets: { connectors: many } } })],
  [
    'all wallets',
    grid,
    () =>
      show('AllWallets', {
        states: {
          wallets: { connectors: many },
          directory: { all: { status: 'success', wallets: fixtureWallets, count: 13 } },
        },
      }),
  ],
] as const)('content beyond the edge of %s fades out at that end', async (_, box, open) => {
  await open()
  await expect.poll(() => fades(box())).toEqual([0, 1])
  box().scrollTop = (box().scrollHeight - box().clientHeight) / 2
  await expect.poll(() => fades(box())).toEqual([1, 1])
  box().scrollTop = box().scrollHeight
  await expect.poll(() => fades(box())).toEqual([1, 0])
})

it('content that is fully visible does not fade', async () => {
  await show('Connect', { states: { wallets: { connectors: many.slice(0, 2) } }, hasDirectory: false })
  await expect.poll(() => fades(stage())).toEqual([0, 0])
})

it.each([
  ['that fits', 'AllWallets', 720],
  ['that is scrolled too', 'WhatIsAWallet', 400],
] as const)('a view %s starts without the fade and scroll position of the previous list', async (_, view, height) => {
  await page.viewport(700, height)
  const wallets = { connectors: many }
  const { kit } = await show('Connect', { states: { wallets } })
  const shown = () => inModal(`[data-view=${view}] > :not([aria-busy])`)
  // Loaded ahead, so that no loading state comes between the two views.
  kit.modal.push(view)
  await expect.poll(shown).not.toBeNull()
  kit.modal.back()
  await expect.poll(shown).toBeNull()
  stage().scrollTop = 200
  await expect.poll(() => fades(stage())[0]).toBe(1)
  kit.modal.push(view)
  await expect.poll(shown).not.toBeNull()
  await expect.poll(() => [stage().scrollTop, fades(stage())[0]]).toEqual([0, 0])
  await page.viewport(700, 720)
})

it('a list that shrinks does not stay faded', async () => {
  const { wallets } = await show('Connect', { states: { wallets: { connectors: many } } })
  stage().scrollTop = 200
  await expect.poll(() => fades(stage())[0]).toBe(1)
  wallets.update((state) => ({ ...state, connectors: many.slice(0, 2) }))
  await expect.poll(() => fades(stage())).toEqual([0, 0])
})

it('going back restores the scroll position of a list, and going forward starts at the top', async () => {
  const states = {
    wallets: { connectors: many },
    directory: { all: { status: 'success', wallets: fixtureWallets, count: 13 } },
  } as const
  const { kit } = await show('Connect', { states })
  stage().scrollTop = 200
  kit.modal.push('AllWallets')
  await expect.poll(() => grid()?.scrollHeight ?? 0).toBeGreaterThan(900)
  grid().scrollTop = 300
  kit.modal.push('GetWallet')
  await expect.element(page.getByRole('heading', { name: 'Get a wallet' })).toBeVisible()
  expect(stage().scrollTop).toBe(0)
  kit.modal.back()
  await expect.poll(() => grid()?.scrollTop).toBe(300)
  kit.modal.back()
  await expect.element(page.getByRole('heading', { name: 'Connect Wallet' })).toBeVisible()
  expect(stage().scrollTop).toBe(200)
  kit.modal.push('AllWallets')
  await expect.poll(() => grid()?.scrollTop).toBe(0)
})
